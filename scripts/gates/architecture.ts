import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'

// dependency-cruiser sees nothing, says so nowhere and ends well when it finds no TypeScript it can use. So it is not
// its exit code that counts, but that it saw every source file there is.

const project = join(import.meta.dirname, '../..')
const rooms = [
  'server',
  'psychometrics',
  'content',
  'contract',
  'web',
  'charts',
  'db',
  'test',
  'bench',
  'scripts',
]

type Cruise = {
  modules: { source: string }[]
  summary: { violations: { rule: { name: string }; from: string; to: string }[] }
}

/** Every import that the rules forbid, as `rule: from → to`, and every source file that was overlooked. */
export function architectureProblems(root = project): string[] {
  const there = rooms.filter(room => existsSync(join(root, room)))
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [
      join(project, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      join(project, '.dependency-cruiser.cjs'),
      '--output-type',
      'json',
      ...there,
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 },
  )
  if (!stdout.startsWith('{')) return [`dependency-cruiser ended with ${status}: ${stderr || stdout}`]
  const { modules, summary } = JSON.parse(stdout) as Cruise
  const seen = new Set(modules.map(module => module.source))
  const sources = there.flatMap(room =>
    globSync(`${room}/**/*.{ts,tsx}`, { cwd: root, exclude: ['web/dist/**', '**/node_modules/**'] }),
  )
  return [
    ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
    ...sources.filter(source => !seen.has(source)).map(source => `not seen: ${source}`),
  ]
}
