import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Report } from '../model.ts'
import { failures } from './failures.ts'
import { type CompiledModule, loadModule } from './load-module.ts'
import type { WorkerAnswer, WorkerData } from './worker.ts'

type Settings = {
  workers: number
  /** How many reports wait for a worker; a further one is refused. */
  queue: number
  /** From the moment a worker takes it. Typst cannot be interrupted, so the worker ends with it. */
  deadlineMs: number
  /** The compiler keeps about 8 MB of every report; a worker that has used up so much is replaced. */
  memoryBytes: number
  /** Without work, a worker gives its memory back after this. */
  idleMs: number
  templates?: string
}

const defaults: Settings = {
  workers: Math.max(1, Math.min(2, availableParallelism() - 1)),
  queue: 200,
  deadlineMs: 60_000,
  memoryBytes: 192 * 1024 * 1024,
  idleMs: 60_000,
}

type Task = {
  report: Report
  signal: AbortSignal | undefined
  resolve: (pdf: Uint8Array) => void
  reject: (reason: unknown) => void
}
type Slot = { worker: Worker; interrupt?: (reason: unknown) => void; idle?: NodeJS.Timeout }

export type Renderer = ReturnType<typeof openRenderer>

/** Reports become PDFs on threads of their own, a few at a time, in the order they came. */
export function openRenderer(changes: Partial<Settings> = {}) {
  const settings = { ...defaults, ...changes }
  const slots = new Set<Slot>()
  const waiting: Task[] = []
  let closed = false
  let module: CompiledModule | undefined
  let loading = false

  async function render(report: Report, { signal }: { signal?: AbortSignal } = {}): Promise<Uint8Array> {
    signal?.throwIfAborted()
    if (closed) throw failures.workerEnded()
    if (waiting.length >= settings.queue) throw failures.queueFull()
    return new Promise((resolve, reject) => {
      const task: Task = { report, signal, resolve, reject }
      signal?.addEventListener('abort', () => leaveQueue(task), { once: true })
      waiting.push(task)
      assign()
    })
  }

  function leaveQueue(task: Task) {
    const place = waiting.indexOf(task)
    if (place < 0) return
    waiting.splice(place, 1)
    task.reject(task.signal?.reason)
  }

  function assign() {
    if (!module) return load()
    while (waiting.length > 0) {
      const slot =
        [...slots].find(each => !each.interrupt) ??
        (slots.size < settings.workers ? start(module) : undefined)
      if (!slot) return
      run(slot, waiting.shift() as Task)
    }
  }

  function load() {
    if (loading) return
    loading = true
    loadModule()
      .then(loaded => {
        module = loaded
        assign()
      })
      .catch(error => {
        for (const task of waiting.splice(0)) task.reject(failures.notDrawn('unexpected', String(error)))
      })
      .finally(() => {
        loading = false
      })
  }

  function start(module: CompiledModule): Slot {
    const { memoryBytes, templates } = settings
    const data: WorkerData = { module, memoryBytes, ...(templates === undefined ? {} : { templates }) }
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    })
    const slot: Slot = { worker }
    const ended = () => {
      if (!slots.has(slot)) return
      if (slot.interrupt) slot.interrupt(failures.workerEnded())
      else void stop(slot)
    }
    worker.on('error', ended)
    worker.on('exit', ended)
    slots.add(slot)
    return slot
  }

  function stop(slot: Slot) {
    clearTimeout(slot.idle)
    slots.delete(slot)
    return slot.worker.terminate()
  }

  function run(slot: Slot, task: Task) {
    const { worker } = slot
    const abort = () => slot.interrupt?.(task.signal?.reason)
    const deadline = setTimeout(() => slot.interrupt?.(failures.deadline()), settings.deadlineMs)
    const settle = (how: () => void) => {
      clearTimeout(deadline)
      task.signal?.removeEventListener('abort', abort)
      delete slot.interrupt
      how()
      if (!closed) assign()
    }
    slot.interrupt = reason => {
      void stop(slot)
      settle(() => task.reject(reason))
    }
    task.signal?.addEventListener('abort', abort, { once: true })
    worker.once('message', (answer: WorkerAnswer) => {
      if (!slots.has(slot)) return
      if ('problem' in answer || answer.isFull) void stop(slot)
      else rest(slot)
      settle(() => {
        if ('pdf' in answer) task.resolve(answer.pdf)
        else task.reject(failures.notDrawn(answer.problem, answer.message))
      })
    })
    clearTimeout(slot.idle)
    worker.ref()
    worker.postMessage(task.report)
  }

  /** Ready for the next report; it holds up neither the process's end nor its memory for ever. */
  function rest(slot: Slot) {
    slot.worker.unref()
    slot.idle = setTimeout(() => void stop(slot), settings.idleMs).unref()
  }

  async function close() {
    closed = true
    for (const task of waiting.splice(0)) task.reject(failures.workerEnded())
    const ending = [...slots].map(slot => {
      slot.interrupt?.(failures.workerEnded())
      return stop(slot)
    })
    await Promise.all(ending)
  }

  return { render, close }
}
