import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { promisify } from 'node:util'
import pkg from '../package.json' with { type: 'json' }
import { openPage, withoutBrowser } from '../test/browser/browser.ts'
import { type TestPerson, type TestService, testService, undoLater } from '../test/harness/index.ts'
import own from './package.json' with { type: 'json' }

const run = promisify(execFile)
const root = join(import.meta.dirname, '..')
const project = mkdtempSync(join(tmpdir(), 'mettle-integrator-'))
after(() => rmSync(project, { recursive: true, force: true }))

const program = `
import { applyChange, createClient, type Lead, type LeadChange, Refusal } from 'mettle-client'
import { openAnswers } from 'mettle-client/answers'

declare const process: { argv: string[]; version: string }
const client = createClient({ baseUrl: process.argv[2]!, token: process.argv[3]! })
const made = await client.POST('/api/leads', { body: { name: 'Grace Hopper' } })
const lead: Lead = made.data!.data
const answer = await client.GET('/api/leads', { params: { query: { status: 'new', limit: 5 } } })
const total: number | undefined = answer.data?.meta.total

const changes: LeadChange[] = []
let opened = () => {}
let told = () => {}
const isOpen = new Promise<void>(resolve => { opened = resolve })
const isTold = new Promise<void>(resolve => { told = resolve })
const subscription = client.leads.subscribe({
  onChange(change) {
    changes.push(change)
    told()
  },
  onState({ state }) {
    if (state === 'open') opened()
  },
})
await isOpen
await client.PUT('/api/leads/{id}', { params: { path: { id: lead.id } }, body: { company: 'Navy' } })
await isTold
subscription.close()

const refused = await createClient({ baseUrl: process.argv[2]! }).signIn('nobody@example.com', 'wrong').catch((e: unknown) => e)
console.log(
  JSON.stringify({
    node: process.version,
    name: lead.name,
    total,
    companies: changes.reduce(applyChange, [lead]).map(({ company }) => company),
    refused: refused instanceof Refusal && refused.code,
    helpers: typeof openAnswers,
  }),
)
`

/** By the oldest TypeScript it promises to be strict with. */
const typeCheck = (file: string) =>
  run(
    process.execPath,
    [
      join(root, 'node_modules/ts59/bin/tsc'),
      ...['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess', '--pretty', 'false'],
      ...['--module', 'nodenext', '--target', 'es2022', '--lib', 'es2022,dom', '--outDir', 'out', file],
    ],
    { cwd: project },
  ).then(
    () => '',
    ({ stdout }) => String(stdout),
  )

/** The oldest Node it promises to run on, where the machine has one beside the service's own. */
async function oldestNode() {
  const system = '/usr/bin/node'
  const version = existsSync(system) ? (await run(system, ['--version'])).stdout : 'v0'
  return Number(/^v(\d+)/.exec(version)?.[1]) >= 20 ? system : process.execPath
}

describe('the client as a package', () => {
  let mettle: TestService
  let ada: TestPerson
  let installed: string

  before(async () => {
    mettle = await testService()
    ada = await mettle.person('telecaller')
    const packed = await run('npm', ['pack', '--json', '--pack-destination', project], {
      cwd: join(root, 'contract'),
    })
    const archive = /"filename": "([^"]+)"/.exec(packed.stdout)?.[1] as string
    writeFileSync(
      join(project, 'package.json'),
      '{ "name": "integrator", "private": true, "type": "module" }',
    )
    // Without a way to the internet: it depends on nothing.
    await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${archive}`], { cwd: project })
    installed = join(project, 'node_modules/mettle-client')
  })

  it('has the version of the service it comes with', () => {
    assert.equal(own.version, pkg.version)
  })

  it('brings types, code, document and this folder’s page, and no sources or tests', () => {
    const { name } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
    assert.equal(name, 'mettle-client')
    for (const file of ['README.md', 'openapi.json', 'dist/client.js', 'dist/client.d.ts', 'dist/answers.js'])
      assert.ok(existsSync(join(installed, file)), file)
    for (const file of ['client.ts', 'client.test.ts', 'node_modules'])
      assert.ok(!existsSync(join(installed, file)), file)
  })

  it('is used from an empty project: checked strictly, its own types too, and run on the oldest Node there is', async () => {
    writeFileSync(join(project, 'program.ts'), program)
    assert.equal(await typeCheck('program.ts'), '')
    const node = await oldestNode()
    const { stdout } = await run(node, [join(project, 'out/program.js'), mettle.url, ada.token], {
      timeout: 180_000,
    })
    const { node: version, ...said } = JSON.parse(stdout)
    assert.match(version, /^v2\d/)
    assert.deepEqual(said, {
      name: 'Grace Hopper',
      total: 1,
      companies: ['Navy'],
      refused: 'UNAUTHORIZED',
      helpers: 'function',
    })
  })

  it('has types that object to what the service would refuse', async () => {
    writeFileSync(
      join(project, 'wrong.ts'),
      `import { createClient } from 'mettle-client'
const client = createClient({ baseUrl: '', token: 'one' })
await client.POST('/api/leads', { body: { nam: 'Ada' } })
await client.GET('/api/lead')
client.signIn('a', 'b')
`,
    )
    const problems = await typeCheck('wrong.ts')
    assert.deepEqual(
      [...problems.matchAll(/^wrong\.ts\((\d+)/gm)].map(found => found[1]),
      ['3', '4', '5'],
    )
  })

  it('runs in a page as it is, on a site that the service knows', { skip: withoutBrowser }, async () => {
    const types: Record<string, string> = { '.js': 'text/javascript', '.html': 'text/html' }
    const site = createServer(({ url = '' }, answer) => {
      const file = join(installed, 'dist', url)
      answer.setHeader('content-type', types[extname(url)] ?? 'text/html')
      answer.end(extname(url) === '.js' ? readFileSync(file) : '<!doctype html><title>A shop</title>')
    }).listen(0, '127.0.0.1')
    undoLater(() => site.close())
    await once(site, 'listening')
    const origin = `http://127.0.0.1:${(site.address() as { port: number }).port}`
    const service = await testService({ CORS_ORIGINS: origin })
    const ben = await service.person('telecaller')
    const { page, close } = await openPage(origin)
    await page.goto('/')
    const names = await page.evaluate(
      async ([site, baseUrl, token]) => {
        const { createClient } = await import(`${site}/client.js`)
        const client = createClient({ baseUrl, token })
        return new Promise(resolve => {
          const watching = client.leads.watch({
            onList(leads: { name: string }[]) {
              if (leads.length === 0) return client.POST('/api/leads', { body: { name: 'From a page' } })
              watching.close()
              resolve(leads.map(({ name }) => name))
            },
          })
        })
      },
      [origin, service.url, ben.token],
    )
    await close()
    assert.deepEqual(names, ['From a page'])
  })
})
