import { parentPort, workerData } from 'node:worker_threads'
import type { Report } from '../model.ts'
import { openCompiler, TemplateError } from './compile.ts'
import { finish } from './finish.ts'
import type { CompiledModule } from './load-module.ts'
import { viewOf } from './view.ts'

export type WorkerData = { module: CompiledModule; memoryBytes: number; templates?: string }
export type WorkerAnswer =
  | { pdf: Uint8Array; isFull: boolean }
  | { problem: 'template' | 'unexpected'; message: string }

const { module, memoryBytes, templates } = workerData as WorkerData
const { compile, isFull } = await openCompiler(module, memoryBytes, templates)

function draw(report: Report): WorkerAnswer {
  try {
    const pdf = finish(compile(viewOf(report)))
    return { pdf, isFull: isFull() }
  } catch (error) {
    return { problem: error instanceof TemplateError ? 'template' : 'unexpected', message: String(error) }
  }
}

parentPort?.on('message', (report: Report) => {
  const answer = draw(report)
  parentPort?.postMessage(answer, 'pdf' in answer ? [answer.pdf.buffer as ArrayBuffer] : [])
})
