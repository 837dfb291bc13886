// What the address says, what was chosen in the app, what the browser is set to. The address, so that a person whose
// browser keeps nothing can change it too.
const asked = new URLSearchParams(location.search).get('lang')
const known = asked ?? chosen() ?? navigator.language
export const language = known.startsWith('hi') ? 'hi' : 'en'
export const locale = { en: 'en-GB', hi: 'hi-IN' }[language]

function chosen() {
  try {
    return JSON.parse(localStorage.getItem('mettle.preferences'))?.language
  } catch {
    return undefined
  }
}

/** Says which language the page is in, and offers the other. */
export function offerOther() {
  document.documentElement.lang = language
  const other = document.querySelector('[data-language]')
  other.href = `?lang=${language === 'hi' ? 'en' : 'hi'}${location.hash}`
  if (language === 'en') return
  other.textContent = 'English'
  other.lang = 'en'
}
