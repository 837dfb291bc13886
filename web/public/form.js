import { ask, rememberSignedIn } from './ask.js'
import { t } from './page-texts.js'

/** A form that sends itself as JSON, says at each field what is wrong with it, and keeps what was typed. */
export function setUpForm(form) {
  const panel = form.closest('.panel')
  const needsToken = panel.hasAttribute('data-needs-token')
  const token = new URLSearchParams(location.hash.slice(1)).get('token')
  if (needsToken && !token) return show('expired')

  // A link that was used before is known before anybody has typed anything.
  if (form.dataset.check)
    ask(form.dataset.check, { token }).then(
      ({ usable }) => usable || show('expired'),
      () => {},
    )

  const inputs = [...form.querySelectorAll('input')]
  const hints = new Map(inputs.map(input => [input, noteOf(input).textContent]))

  for (const input of inputs) input.addEventListener('input', () => clear(input))

  form.addEventListener('submit', async event => {
    event.preventDefault()
    if (form.ariaBusy === 'true') return
    showNotice('')
    for (const input of inputs) clear(input)
    for (const input of inputs) showProblem(input, problemIn(input))
    if (focusFirstWrong()) return

    setBusy(true)
    try {
      const entering = form.dataset.then === 'enter'
      const data = await ask(form.dataset.send, {
        ...entries(),
        ...(needsToken ? { token } : {}),
        ...(entering || 'cookie' in form.dataset ? { cookie: true } : {}),
      })
      if (data?.password_token) return location.assign(`/reset#token=${data.password_token}`)
      if (!entering) return show('done', data?.message)
      rememberSignedIn()
      location.assign('/')
    } catch (refusal) {
      setBusy(false)
      explain(refusal)
    }
  })

  // An empty optional field is left out.
  function entries() {
    return Object.fromEntries(
      inputs
        .map(({ name, value }) => [name, name === 'password' ? value : value.trim()])
        .filter(([, value]) => value),
    )
  }

  function explain({ status, code, message, details }) {
    if (needsToken && (details?.field === 'token' || status === 404 || status === 410)) return show('expired')
    const input = inputs.find(({ name }) => name === details?.field)
    if (input) {
      showProblem(input, sentence(input, details.message ?? message))
      focusFirstWrong()
      return
    }
    if (status === 0)
      showNotice('No connection to the service. What you typed is still here; try again in a moment.')
    else if (status === 429) showNotice('Too many attempts. Wait a while, then try again.')
    else if (code === 'INTERNAL_ERROR' || status >= 500)
      showNotice(
        'The service could not do this just now. What you typed is still here; try again in a moment.',
      )
    else showNotice(message)
  }

  function problemIn(input) {
    if (input.required && !input.value.trim())
      return input.type === 'email' ? 'Enter your e-mail address.' : 'Enter a password.'
    if (input.type === 'email' && input.validity.typeMismatch)
      return 'This does not look like an e-mail address.'
    return ''
  }

  function showProblem(input, text) {
    if (!text) return
    input.setAttribute('aria-invalid', 'true')
    noteOf(input).textContent = t(text)
  }

  function clear(input) {
    if (!input.hasAttribute('aria-invalid')) return
    input.removeAttribute('aria-invalid')
    noteOf(input).textContent = hints.get(input)
  }

  function focusFirstWrong() {
    const wrong = form.querySelector('[aria-invalid]')
    wrong?.focus()
    return wrong !== null
  }

  function showNotice(text) {
    const notice = form.querySelector('[data-notice]')
    notice.textContent = t(text)
    notice.classList.toggle('shown', text !== '')
  }

  function setBusy(on) {
    form.ariaBusy = String(on)
    form.querySelector('[type=submit]').ariaDisabled = String(on)
  }

  // What the form was replaced by takes the focus, so that it is read out and the keyboard goes on from there.
  function show(name, message) {
    const live = panel.querySelector('[data-live]') ?? form
    live.hidden = true
    const shown = panel.querySelector(`[data-${name}]`)
    shown.hidden = false
    const place = shown.querySelector('[data-message]')
    if (place) place.textContent = t(message)
    shown.focus()
    if (name === 'done') history.replaceState(null, '', location.pathname)
  }
}

const noteOf = input => document.getElementById(input.getAttribute('aria-describedby'))

// The service says how a field is wrong ("must have at least 10 characters"); the label says which.
function sentence(input, text) {
  if (t(text) !== text) return t(text)
  const label = input.labels[0].firstChild.textContent.trim()
  const whole = /^(must|is|has|does|cannot) /.test(text)
    ? `${label} ${text}`
    : text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?]$/.test(whole) ? whole : `${whole}.`
}
