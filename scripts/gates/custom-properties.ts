import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// A name that no style sheet knows makes the whole declaration void, and nothing says so.

const project = join(import.meta.dirname, '../..')

/** Every custom property that is used and defined nowhere, by style sheets or by scripts, as `name: file:line`. */
export function customPropertyProblems(root = project): string[] {
  const files = globSync('web/**/*.{css,js,ts,tsx}', { cwd: root, exclude: ['web/dist/**'] })
  const texts = files.map(file => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  const defined = new Set(
    texts.flatMap(({ file, text }) =>
      file.endsWith('.css') ? text.match(/--[\w-]+(?=\s*:)/g) : text.match(/(?<=['"`])--[\w-]+/g),
    ),
  )
  return texts
    .flatMap(({ file, text }) =>
      Array.from(text.matchAll(/var\(\s*(--[\w-]+)/g), ({ 1: name, index }) => ({
        name,
        place: `${file}:${text.slice(0, index).split('\n').length}`,
      })),
    )
    .filter(({ name }) => !defined.has(name as string))
    .map(({ name, place }) => `${name}: ${place}`)
    .sort()
}
