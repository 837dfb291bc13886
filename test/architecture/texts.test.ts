import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { textProblems } from '../../scripts/gates/texts.ts'

const root = mkdtempSync(join(tmpdir(), 'mettle-texts-'))
after(() => rmSync(root, { recursive: true, force: true }))
mkdirSync(join(root, 'web'))

const problemsOf = (markup: string) => {
  writeFileSync(join(root, 'web/page.tsx'), `export const Page = (t: { name: string }) => ${markup}\n`)
  return textProblems(root)
}

describe('words in components', () => {
  for (const markup of [
    '<p>Hello there</p>',
    '<p>{"Hello there"}</p>',
    '<button aria-label="Hello there" />',
    '<input placeholder={"Hello there"} />',
    '<p>नमस्ते</p>',
  ])
    it(`are refused: ${markup}`, () => assert.equal(problemsOf(markup).length, 1))

  for (const markup of ['<p className="soft">{t.name} · 12</p>', '<b>Mettle</b>', '<input type="text" />'])
    it(`are not: ${markup}`, () => assert.deepEqual(problemsOf(markup), []))
})
