import { setUpForm } from './form.js'
import { finishProviderSignIn, showProviders } from './providers.js'
import { openSession } from './session.js'

const session = openSession()
await finishProviderSignIn(session)

for (const button of document.querySelectorAll('[data-sign-out]'))
  button.addEventListener('click', async () => {
    button.disabled = true
    await session.signOut()
    location.assign('/')
  })

for (const button of document.querySelectorAll('[data-reveal]')) {
  const input = document.getElementById(button.dataset.reveal)
  button.addEventListener('click', () => {
    const shown = input.type === 'password'
    input.type = shown ? 'text' : 'password'
    button.setAttribute('aria-pressed', String(shown))
  })
}

const form = document.querySelector('form[data-send]')
if (form) setUpForm(form, session)

const providers = document.querySelector('[data-sign-in-options]')
if (providers) await showProviders(providers)

const account = document.querySelector('[data-account]')
if (account) await showAccount(account)

/** Asks the service, so that a session ended elsewhere is not shown as alive. */
async function showAccount(place) {
  const person = await session.person()
  if (!person) return
  fill(place, person)
  const answer = await session.fetch(new Request('/api/auth/me')).catch(() => undefined)
  if (answer?.ok) fill(place, (await answer.json()).data)
  else if (!(await session.person())) document.documentElement.dataset.session = 'out'
}

function fill(place, { first_name, last_name, email, role }) {
  place.querySelector('[data-name]').textContent =
    [first_name, last_name].filter(Boolean).join(' ') || email || 'yourself'
  place.querySelector('[data-role]').textContent = role ? `, ${role}` : ''
}
