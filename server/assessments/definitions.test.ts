import assert from 'node:assert/strict'
import { it } from 'node:test'
import { type Definitions, openDefinitions, type Prepared } from './definitions.ts'

const row = (version: number, parametersOf: (n: number) => object = () => ({})) => ({
  id: 'a',
  version,
  title: 'Own',
  description: null,
  questions: Array.from({ length: 50 }, (_, n) => ({
    id: `q${n}`,
    kind: 'self',
    dimension: 'work_ethic',
    text: `I finish what I begin, number ${n}.`,
    ...parametersOf(n),
  })),
  scoring_rules: null,
  calibration_id: null,
  calibration_number: null,
  parameters: null,
  by_staff: true,
})

/** Said by a word, since showing how two definitions differ takes a minute. */
const isKept = (definitions: Definitions, version: number, calibration: string | null = null) =>
  definitions.find('a', version, calibration) !== undefined

it('the definitions used last are kept ready, each by its version and calibration, as far as memory goes', async () => {
  const { bytes } = (await openDefinitions().keep(row(1))) as Prepared
  const definitions = openDefinitions(bytes * 2.5)
  await definitions.keep(row(1))
  await definitions.keep(row(2))
  assert.ok(isKept(definitions, 1), 'used again')
  assert.ok(!isKept(definitions, 1, 'b'))
  await definitions.keep(row(3))
  assert.ok(!isKept(definitions, 2), 'the one not used for longest makes room')
  assert.ok(isKept(definitions, 1) && isKept(definitions, 3))
})

it('what somebody wrote who has only signed up takes no room from what staff wrote', async () => {
  const { bytes } = (await openDefinitions().keep(row(1))) as Prepared
  const definitions = openDefinitions(bytes * 1.5)
  await definitions.keep(row(1))
  for (const version of [2, 3]) await definitions.keep({ ...row(version), by_staff: false })
  assert.ok(isKept(definitions, 1) && isKept(definitions, 3))
  assert.ok(!isKept(definitions, 2))
})

it('the definition used last is kept however large it is, and one that cannot be administered takes room too', async () => {
  const definitions = openDefinitions(1000)
  await definitions.keep(row(1))
  assert.ok(isKept(definitions, 1))
  await definitions.keep({ ...row(2), questions: [] })
  assert.ok(!isKept(definitions, 1))
  assert.ok(isKept(definitions, 2))
})

it('a definition counts every table it holds once', async () => {
  const own = await openDefinitions().keep(
    row(1, n => ({ parameters: { a: 1 + n / 50, b: [-2, -1, 1, 2] } })),
  )
  const shared = await openDefinitions().keep(row(1))
  for (const { bank, bytes } of [own, shared] as Prepared[]) {
    const tables = new Set([...bank.logProbability, ...bank.information])
    const held = [...tables].reduce((sum, table) => sum + table.byteLength, 0)
    assert.ok(bytes > held && bytes < held + 100_000, `${bytes} for ${held}`)
  }
  assert.ok((own as Prepared).bytes - (shared as Prepared).bytes >= 49 * 5 * 121 * 8)
})
