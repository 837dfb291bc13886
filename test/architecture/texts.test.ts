import assert from 'node:assert/strict'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { textProblems } from '../../scripts/gates/texts.ts'
import { testDatabase } from '../harness/index.ts'

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

const project = join(import.meta.dirname, '../..')
const sources = (room: string) =>
  globSync(`${room}/**/*.ts`, { cwd: project }).map(path => readFileSync(join(project, path), 'utf8'))

/** What triggers write into the audit log: the table's own name, or the one given. */
const audited = `
  select distinct relname as name from pg_trigger t join pg_proc p on p.oid = t.tgfoid join pg_class c on c.oid = t.tgrelid
  where prosrc ~ 'audit\\.record' and prosrc ~ 'tg_table_name'
  union select m[1] from pg_proc, regexp_matches(prosrc, 'audit\\.record\\([^,]+, ''(\\w+)''', 'g') m`

it('whatever the audit log tells of has a name a person understands', async () => {
  const database = await testDatabase()
  const { rows } = await database.superuser.query<{ name: string }>(audited)
  await database.drop()
  assert.ok(rows.length > 30)
  const texts = readFileSync(join(project, 'web/texts/audit.ts'), 'utf8')
  const named = new Set(/\bresources: {([^}]*)}/.exec(texts)?.[1]?.match(/\w+(?=:)/g))
  const read = sources('server').flatMap(text => text.match(/(?<=readLog\.note\(\w+, ')\w+/g) ?? [])
  assert.ok(read.includes('leads'))
  assert.deepEqual(
    [...rows.map(({ name }) => name), ...read].filter(name => !named.has(name)),
    [],
  )
})
