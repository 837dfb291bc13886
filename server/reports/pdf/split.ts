/** What a reader takes for one character each, with all its marks. */
export const characters = (text: string) =>
  Array.from(new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment)

/** A word longer than a line may end anywhere: an empty space after each of its characters. */
export const breakable = (text: string) => text.replace(/\S{24,}/gu, word => characters(word).join('\u200b'))

export function shortened(text: string, length: number): string {
  const all = characters(text)
  return all.length <= length ? text : `${all.slice(0, length - 1).join('')}…`
}
