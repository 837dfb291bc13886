/** Something, an @, something, a dot and something, in one word. Not by a pattern: those that say it try every @ with every dot. */
export function looksLikeAddress(word: string): boolean {
  const at = word.indexOf('@', 1)
  return at > 0 && word.lastIndexOf('.', word.length - 2) > at + 1 && !/\s/.test(word)
}
