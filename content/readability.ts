/**
 * Flesch–Kincaid grade: the years of school a text asks for, from the length of its sentences and words.
 * Syllables are estimated from spelling, which is close enough for a mean over many items.
 */
export function readingGrade(text: string): number {
  const words = wordsOf(text)
  if (words.length === 0) return 0
  const sentences = text.split(/[.!?:;]+(?=\s|$|["”])/).filter(s => /\w/.test(s)).length || 1
  const syllables = words.reduce((total, word) => total + syllablesOf(word), 0)
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59
}

export const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[a-z]+(?:['’][a-z]+)?|\d+/g) ?? []

function syllablesOf(word: string): number {
  if (/^\d+$/.test(word)) return 1
  const letters = word.replace(/['’]s$/, '').replaceAll(/['’]/g, '')
  // Not spoken: the e of makes, helped, make and colleague; spoken: that of changes, wanted and table.
  const spoken = letters
    .replace(/(?<!ch|sh|[csgxz]|[^aeiouyl]l)es$/, 's')
    .replace(/(?<![dt]|[^aeiouyl]l)ed$/, 'd')
    .replace(/gue(s?)$/, 'g$1')
    .replace(/(?<![^aeiouyl]l)e$/, '')
  const groups = spoken.match(/[aeiouy]+/g)?.length ?? 0
  // Vowels that stand side by side and are spoken apart: i-dea, cre-ate, so-ci-al is left alone.
  const apart =
    letters.match(/ea(?:te|ti)|[^qtcsg]ia|io(?=[^nu])|ua(?=[lt])|[^q]ue(?=[ln]t)|yi|dea$|deas$/g)?.length ?? 0
  return Math.max(1, groups + apart)
}
