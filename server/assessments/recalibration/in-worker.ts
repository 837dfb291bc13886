import { Worker } from 'node:worker_threads'
import type { DimensionInput, DimensionReport } from './calibrate-dimension.ts'

/** Estimation takes seconds to minutes of pure arithmetic; on a thread of its own, requests do not wait for it. */
export const calibrateInWorker = (inputs: DimensionInput[]): Promise<DimensionReport[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: inputs })
    // A service that stops does not wait for it; the job is taken up again by whoever comes next.
    worker.unref()
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', code => reject(new Error(`The calibration thread ended early with code ${code}.`)))
  })
