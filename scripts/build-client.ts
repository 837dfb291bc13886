// Writes contract/dist, the client as a package carries it: JavaScript and types beside each other, and the one library it
// stands on among them, so that it needs nothing else and a page can load it as it is. `npm pack` in contract/ calls this.
//
//   node scripts/build-client.ts [--to FOLDER]
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import ts from 'typescript'

const root = join(import.meta.dirname, '..')
const contract = join(root, 'contract')
const { to = join(contract, 'dist') } = parseArgs({ options: { to: { type: 'string' } } }).values

const vendored = [
  { name: 'openapi-fetch', files: { 'index.mjs': 'openapi-fetch.js', 'index.d.mts': 'openapi-fetch.d.ts' } },
  {
    name: 'openapi-typescript-helpers',
    files: {
      'index.mjs': 'openapi-typescript-helpers.js',
      'index.d.mts': 'openapi-typescript-helpers.d.ts',
    },
  },
]

rmSync(to, { recursive: true, force: true })
mkdirSync(to, { recursive: true })
writeClient()
for (const library of vendored) copyLibrary(library)

function writeClient() {
  const program = ts.createProgram([join(contract, 'client.ts'), join(contract, 'answers.ts')], {
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    declaration: true,
    allowImportingTsExtensions: true,
    rewriteRelativeImportExtensions: true,
    rootDir: contract,
    outDir: to,
  })
  const { diagnostics } = program.emit(undefined, (path, text) => writeFileSync(path, besideEachOther(text)))
  const problems = [...ts.getPreEmitDiagnostics(program), ...diagnostics]
  if (problems.length === 0) return
  const host = { getCanonicalFileName: String, getCurrentDirectory: () => root, getNewLine: () => '\n' }
  throw new Error(ts.formatDiagnostics(problems, host))
}

function copyLibrary({ name, files }: { name: string; files: Record<string, string> }) {
  const library = join(root, 'node_modules', name)
  const { version } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'))
  const license = readFileSync(join(library, 'LICENSE'), 'utf8')
  const notice = `/* ${name} ${version}\n\n${license.trim()}\n*/\n`
  for (const [from, as] of Object.entries(files)) {
    const text = readFileSync(join(library, 'dist', from), 'utf8').replace(/\/\/# sourceMappingURL=.*/, '')
    writeFileSync(join(to, as), notice + besideEachOther(text))
  }
}

/** Names a browser and every TypeScript find without being told where. */
function besideEachOther(text: string) {
  const names = vendored.map(({ name }) => name).join('|')
  return text
    .replace(new RegExp(`(from\\s+|import\\()(['"])(${names})\\2`, 'g'), '$1$2./$3.js$2')
    .replace(/(from\s+|import\()(['"])(\.\/[\w-]+)\.ts\2/g, '$1$2$3.js$2')
}
