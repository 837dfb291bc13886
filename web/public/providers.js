/** Back from a provider: the address holds a code that is worth a session, once. */
export async function finishProviderSignIn(session) {
  const code = new URLSearchParams(location.hash.slice(1)).get('code')
  if (!code) return
  history.replaceState(null, '', location.pathname)
  try {
    await session.adopt(await session.ask('/api/auth/exchange', { code }))
    document.documentElement.dataset.session = 'in'
  } catch {
    location.replace('/sign-in#error=UNAUTHORIZED')
  }
}

// Our words, chosen by the code: whatever else stands in an address may have been put there to deceive.
const problems = {
  FORBIDDEN: 'Sign-up is not open to you. Ask for an invitation.',
  UNAVAILABLE: 'The other service does not answer. Try again in a moment.',
}

/** Providers to sign in with, and whether people may sign up by themselves. */
export async function showProviders(panel) {
  const error = new URLSearchParams(location.hash.slice(1)).get('error')
  if (error) {
    const notice = panel.querySelector('[data-notice]')
    notice.textContent = problems[error] ?? 'Signing in there did not work. Start again.'
    notice.classList.add('shown')
  }
  const answer = await fetch('/api/auth/providers').catch(() => undefined)
  if (!answer?.ok) return
  const { signup, providers } = (await answer.json()).data
  panel.querySelector('[data-signup]').hidden = signup !== 'open'
  const list = panel.querySelector('[data-providers]')
  list.hidden = providers.length === 0
  list.append(...providers.map(providerLink))
}

function providerLink({ name, label }) {
  const link = document.createElement('a')
  link.className = 'button quiet'
  link.href = `/api/auth/authorize?${new URLSearchParams({ provider: name, redirect_to: '/' })}`
  link.textContent = `Continue with ${label}`
  const item = document.createElement('li')
  item.append(link)
  return item
}
