import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { sourcesHash } from './sources.ts'

const root = join(import.meta.dirname, '../..')
const dist = join(root, 'web/dist')

/** True where it had to be built. Each build lies in a folder of its own, so that a running service keeps what it serves. */
export async function buildWeb(): Promise<boolean> {
  const hash = sourcesHash(root)
  const place = join(dist, hash)
  const isCurrent = currentBuild() === hash && existsSync(place)
  if (isCurrent) return false

  const making = `${place}.${process.pid}`
  const [{ build }, { viteConfig }] = await Promise.all([import('vite'), import('../../web/vite.config.ts')])
  await build({ ...viteConfig, build: { ...viteConfig.build, outDir: making, emptyOutDir: true } })
  await compress(making)
  writeFileSync(join(making, 'pages.json'), JSON.stringify(await pagesOf(making)))
  // Somebody else may have built the same meanwhile.
  if (existsSync(place)) rmSync(making, { recursive: true })
  else renameSync(making, place)
  writeFileSync(join(dist, 'current'), hash)
  forgetOldBuilds(hash)
  return true
}

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>
type BuiltPage = { address: string; source: string | undefined }

/** Every address, with the files that its page needs beyond those that every page has. */
async function pagesOf(folder: string) {
  // By a name the type checker does not follow: the app is checked as a browser's, this file as Node's.
  const { builtPages } = await import(join(root, 'web/routes.ts'))
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const common = new Set([...html.matchAll(/"\/(app\/[^"]+)"/g)].map(match => match[1]))
  // Every page has Latin letters; asked for only once they are met, the page would be laid out twice.
  const letters = globSync('app/inter-latin-wght-normal-*.woff2', { cwd: folder })
  return (builtPages() as BuiltPage[]).map(({ address, source }) => ({
    address,
    files: [...(source ? [...filesOf(manifest, source)].filter(file => !common.has(file)) : []), ...letters],
  }))
}

function filesOf(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  const { file, imports = [], css = [] } = manifest[name] as Manifest[string]
  if (found.has(file)) return found
  for (const one of [file, ...css]) found.add(one)
  for (const imported of imports) filesOf(manifest, imported, found)
  return found
}

function currentBuild() {
  mkdirSync(dist, { recursive: true })
  const file = join(dist, 'current')
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Once, here, as small as it gets, and never while somebody waits for it. */
async function compress(folder: string) {
  const files = globSync('app/**/*.{js,css,svg}', { cwd: folder })
  await Promise.all(
    files.map(async name => {
      const file = join(folder, name)
      const plain = readFileSync(file)
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(plain))
      writeFileSync(`${file}.gz`, await promisify(gzip)(plain, { level: 9 }))
    }),
  )
}

/** The newest three stay: a service that runs on an older one still gives it out. */
function forgetOldBuilds(current: string) {
  const others = readdirSync(dist)
    .filter(name => /^[a-f0-9]{16}$/.test(name) && name !== current)
    .map(name => ({ name, made: statSync(join(dist, name)).mtimeMs }))
    .sort((a, b) => b.made - a.made)
  for (const { name } of others.slice(2)) rmSync(join(dist, name), { recursive: true })
}
