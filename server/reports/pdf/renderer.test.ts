import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { Worker } from 'node:worker_threads'
import { Failure } from '../../platform/errors.ts'
import { sampleReport } from '../sample.fixture.ts'
import { openRenderer, type Renderer } from './renderer.ts'

const opened: { close: () => Promise<void> }[] = []
const folders: string[] = []
const workers: Worker[] = []
const countWorker = (worker: Worker) => workers.push(worker)
process.on('worker', countWorker)
after(async () => {
  process.off('worker', countWorker)
  await Promise.all(opened.map(renderer => renderer.close()))
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** With a template of its own: the pages matter less here than what becomes of them. */
function withTemplate(source: string, settings: Parameters<typeof openRenderer>[0] = {}): Renderer {
  const templates = mkdtempSync(join(tmpdir(), 'mettle-template-'))
  folders.push(templates)
  writeFileSync(join(templates, 'main.typ'), source)
  const renderer = openRenderer({ workers: 1, templates, ...settings })
  opened.push(renderer)
  return renderer
}

const report = sampleReport('en')
const quick = '#set document(title: "Quick", date: none)\nOne page.'
// Typst remembers what a function gave, and stops a `while` that goes on too long; a loop in a loop it lets run.
const endless = '#for i in range(99999) { for j in range(99999) { let k = i * j } }'
const slowOnRequest = `#let data = json(bytes(sys.inputs.data))
#if data.report.title == "slow" { for i in range(99999) { for j in range(99999) { let k = i * j } } }
One page.`

const failsWith = (code: string, reason: string) => (error: unknown) => {
  assert.ok(error instanceof Failure, String(error))
  assert.equal(error.code, code)
  assert.equal(error.details?.reason, reason)
  return true
}

test('a template error is a coded failure for the person, with its cause for the log', async () => {
  const renderer = withTemplate('#nothing-of-that-name')
  await assert.rejects(renderer.render(report), error => {
    failsWith('INTERNAL_ERROR', 'template')(error)
    assert.match(String((error as Error).cause), /nothing-of-that-name|unknown variable/)
    assert.doesNotMatch((error as Error).message, /nothing-of-that-name/)
    return true
  })
})

test('a report that takes too long is stopped', async () => {
  const renderer = withTemplate(endless, { deadlineMs: 500 })
  await assert.rejects(renderer.render(report), failsWith('UNAVAILABLE', 'deadline'))
})

test('whoever cancels is released at once, waiting or under way, and nobody else with them', async () => {
  const renderer = withTemplate(slowOnRequest)
  const running = new AbortController()
  const queued = new AbortController()
  const slow = { ...report, title: 'slow' }
  const first = renderer.render(slow, { signal: running.signal })
  const second = renderer.render(slow, { signal: queued.signal })
  const third = renderer.render(report)
  queued.abort(new Error('changed my mind'))
  await assert.rejects(second, /changed my mind/)
  running.abort()
  await assert.rejects(first, { name: 'AbortError' })
  await assert.rejects(renderer.render(report, { signal: AbortSignal.abort() }), { name: 'AbortError' })
  assert.equal(Buffer.from(await third).toString('latin1', 0, 5), '%PDF-')
})

test('more than the queue holds is refused, not kept in memory', async () => {
  const renderer = withTemplate(endless, { queue: 2 })
  const kept = [renderer.render(report), renderer.render(report)]
  await assert.rejects(renderer.render(report), failsWith('UNAVAILABLE', 'queue_full'))
  await renderer.close()
  for (const each of kept) await assert.rejects(each, failsWith('UNAVAILABLE', 'interrupted'))
})

test('a worker that has used up its memory is replaced after its report', async () => {
  const renderer = withTemplate(quick, { memoryBytes: 1 })
  const before = workers.length
  await renderer.render(report)
  await renderer.render(report)
  assert.equal(workers.length - before, 2)

  const lasting = withTemplate(quick)
  await lasting.render(report)
  await lasting.render(report)
  assert.equal(workers.length - before, 3, 'one that has not is kept')
})

test('a worker that dies fails its report alone', async () => {
  const renderer = withTemplate(endless)
  const before = workers.length
  const doomed = renderer.render(report)
  const failed = assert.rejects(doomed, failsWith('UNAVAILABLE', 'interrupted'))
  while (workers.length === before) await new Promise(resolve => setImmediate(resolve))
  await workers.at(-1)?.terminate()
  await failed
})

test('without work its memory is given back', async () => {
  const renderer = withTemplate(quick, { idleMs: 1 })
  await renderer.render(report)
  const worker = workers.at(-1)
  assert.ok(worker)
  await new Promise(resolve => worker.once('exit', resolve))
})
