// Writes what is generated and committed: the OpenAPI document, its types, the index of ADRs, the technical manual.
//
//   node scripts/gen.ts           writes
//   node scripts/gen.ts --check   fails where a file is not what it would write
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTypes, { astToString } from 'openapi-typescript'
import { adrIndex } from './adr-index.ts'
import { apiDocument } from './api-document.ts'
import { technicalManual } from './technical-manual.ts'

const root = join(import.meta.dirname, '..')

const document = await apiDocument()
const files = {
  'contract/openapi.json': `${JSON.stringify(document, null, 2)}\n`,
  'contract/schema.ts': `// Generated from openapi.json by npm run gen.\n${astToString(await openapiTypes(document as never))}`,
  'docs/adr/README.md': adrIndex(root),
  'docs/technical-manual.md': technicalManual(root),
}

const stale = Object.entries(files).filter(([path, text]) => current(path) !== text)
if (process.argv.includes('--check')) {
  for (const [path] of stale) console.error(`${path} is stale: run npm run gen and commit it`)
  process.exitCode = stale.length > 0 ? 1 : 0
} else {
  for (const [path, text] of stale) writeFileSync(join(root, path), text)
  console.log(stale.length > 0 ? `written: ${stale.map(([path]) => path).join(', ')}` : 'nothing changed')
}

function current(path: string) {
  try {
    return readFileSync(join(root, path), 'utf8')
  } catch {
    return undefined
  }
}
