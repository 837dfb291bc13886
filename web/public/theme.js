// Runs before the first paint, so that a chosen theme or language does not flash up in another.
try {
  const { theme, language } = JSON.parse(localStorage.getItem('mettle.preferences')) ?? {}
  if (theme) document.documentElement.dataset.theme = theme
  if (language) document.documentElement.lang = language
} catch {
  // Nothing was chosen here, or nothing may be kept: the system's theme holds.
}
