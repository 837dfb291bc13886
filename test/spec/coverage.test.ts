import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { heldBy, heldIn, notYet, ofTheDocument, quoted } from './sentences.ts'

const root = join(import.meta.dirname, '../..')
const spec = join(root, '../shared/spec/service.md')

/** Every test's title in these folders, as it is written; nothing is run. */
function titles(): string[] {
  const files = readdirSync(import.meta.dirname)
    .filter(file => file.endsWith('.test.ts'))
    .map(file => join(import.meta.dirname, file))
  files.push(join(import.meta.dirname, '../matrix.test.ts'))
  return files.flatMap(titlesIn)
}

const titlesIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/\bit\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs)].map(([, , title]) =>
    (title as string).replace(/\\(.)/g, '$1'),
  )

/** The document's sentences and table rows, without headings and rules. */
function sentencesOf(markdown: string): string[] {
  return markdown.split('\n').flatMap(line => {
    const text = line.trim().replace(/\s+/g, ' ')
    if (text === '' || text.startsWith('#') || /^\|[-|]+\|$/.test(text)) return []
    if (text.startsWith('|')) return [text.replace(/^[| ]+|[| ]+$/g, '')]
    return text.replace(/^(-|\d+\.) /, '').split(/(?<=\.) (?=[A-Z{])/)
  })
}

describe('the spec in tests', () => {
  const known = titles()

  for (const sentence of quoted)
    it(`is held: ${sentence}`, () => {
      assert.ok(
        known.some(title => title.startsWith(sentence)),
        'no test quotes this sentence at the start of its title',
      )
    })

  for (const [sentence, title] of Object.entries(heldBy))
    it(`is held: ${sentence}`, () => {
      assert.ok(
        known.some(one => one.startsWith(title)),
        `there is no test called ${title}`,
      )
    })

  for (const [sentence, tests] of Object.entries(heldIn))
    it(`is held: ${sentence}`, () => {
      for (const { file, title } of tests)
        assert.ok(titlesIn(join(root, file)).includes(title), `there is no test called ${title} in ${file}`)
    })

  it('every sentence listed stands in the spec, and every sentence of the spec in one list', t => {
    if (!existsSync(spec)) return t.skip('../shared/spec/service.md not found')
    const listed = [...quoted, ...Object.keys(heldBy), ...Object.keys(heldIn), ...notYet, ...ofTheDocument]
    const written = sentencesOf(readFileSync(spec, 'utf8'))
    assert.deepEqual(
      listed.filter(sentence => !written.includes(sentence)),
      [],
      'listed, but not in the spec',
    )
    assert.deepEqual(
      written.filter(sentence => !listed.includes(sentence)),
      [],
      'in the spec, but in no list',
    )
    assert.equal(new Set(listed).size, listed.length, 'listed once')
  })
})
