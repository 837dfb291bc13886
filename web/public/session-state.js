// Runs before the first paint, so that nothing moves when the page learns whether somebody is signed in.
try {
  document.documentElement.dataset.session = localStorage.getItem('mettle.session') ? 'in' : 'out'
} catch {
  document.documentElement.dataset.session = 'out'
}
