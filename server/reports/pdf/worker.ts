import { parentPort, workerData } from 'node:worker_threads'
import type { Report } from '../model.ts'
import { openCompiler, TemplateError } from './compile.ts'
import { finish } from './finish.ts'
import type { CompiledModule } from './load-module.ts'
import { viewOf } from './view.ts'

export type WorkerData = { module: CompiledModule; templates?: string }
export type WorkerAnswer =
  | { pdf: Uint8Array; memoryBytes: number }
  | { problem: 'template' | 'unexpected'; message: string }

const { module, templates } = workerData as WorkerData
const { compile, memoryBytes } = await openCompiler(module, templates)

async function draw(report: Report): Promise<WorkerAnswer> {
  try {
    const pdf = await finish(compile(viewOf(report)))
    return { pdf, memoryBytes: memoryBytes() }
  } catch (error) {
    return { problem: error instanceof TemplateError ? 'template' : 'unexpected', message: String(error) }
  }
}

parentPort?.on('message', async (report: Report) => {
  const answer = await draw(report)
  parentPort?.postMessage(answer, 'pdf' in answer ? [answer.pdf.buffer as ArrayBuffer] : [])
})
