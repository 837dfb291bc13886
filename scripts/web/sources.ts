import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const sources = [
  'web/index.html',
  'web/**/*.{ts,tsx,css}',
  'contract/*.ts',
  'charts/**/*.ts',
  'content/*.ts',
  'scripts/web/*.ts',
  'package-lock.json',
]

/** Names everything the built app depends on: the same hash, the same app. */
export function sourcesHash(root: string): string {
  const files = sources
    .flatMap(pattern =>
      globSync(pattern, { cwd: root, exclude: ['web/dist/**', 'web/public/**', '**/*.test.ts'] }),
    )
    .sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}
