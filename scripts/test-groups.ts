import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** What belongs to a process as a whole: its environment, its end, its clock. */
const needsOwnProcess = /\bprocess\.(env|exit|on)\b|\bmock\b/

/** How many files of a kind share a process. Those that wait long wait side by side. */
const kinds: [RegExp, number][] = [
  [/^test\/(browser|faults)\//, 3],
  [/./, 10],
]

/** What to give to the runner for these test files: those that can share a process do, by a file that brings them together. */
export function inGroups(files: string[]): string[] {
  const alone = files.filter(file => needsOwnProcess.test(readFileSync(join(root, file), 'utf8')))
  const folder = mkdtempSync(join(tmpdir(), 'mettle-groups-'))
  process.once('exit', () => rmSync(folder, { recursive: true }))
  const shared = kinds.flatMap(([kind, size]) => {
    const members = files.filter(
      file => !alone.includes(file) && kinds.find(([each]) => each.test(file))?.[0] === kind,
    )
    const count = Math.ceil(members.length / size)
    // Dealt like cards: neighbours are alike, and long ones would come together.
    return Array.from({ length: count }, (_, n) => members.filter((_, place) => place % count === n))
  })
  const groups = shared.map((members, n) => writeGroup(join(folder, `${n + 1}.test.mjs`), members))
  return [...groups, ...alone]
}

function writeGroup(file: string, members: string[]): string {
  const together = join(root, 'test/harness/together.ts')
  writeFileSync(
    file,
    `import { together } from ${JSON.stringify(together)}\nawait together(${JSON.stringify(members)})\n`,
  )
  return file
}
