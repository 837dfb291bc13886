export type Problem = { row: string; field: string; problem: string }

/** The rows of a CSV text. A last row without its end is left out: it may have been cut off. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] as string
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (text[at + 1] === '"') {
        cell += '"'
        at++
      } else isQuoted = false
    } else if (letter === '"') isQuoted = true
    else if (letter === ',') {
      row.push(cell)
      cell = ''
    } else if (letter === '\n') {
      rows.push([...row, cell.replace(/\r$/, '')])
      row = []
      cell = ''
    } else cell += letter
  }
  return rows
}

export const shownProblems = 100
const mostCharacters = 400_000

/** The first problems of a file that may be as large as what was imported; the rest of it is not fetched. */
export async function readProblems(
  body: ReadableStream<Uint8Array>,
): Promise<{ problems: Problem[]; more: boolean }> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let isWhole = false
  while (!isWhole && text.length < mostCharacters) {
    const { done, value } = await reader.read()
    isWhole = done
    if (value) text += decoder.decode(value, { stream: true })
  }
  if (!isWhole) await reader.cancel()
  const found = parseCsv(text).slice(1)
  const problems = found
    .slice(0, shownProblems)
    .map(([row = '', field = '', problem = '']) => ({ row, field, problem }))
  return { problems, more: !isWhole || found.length > shownProblems }
}
