import { parentPort, workerData } from 'node:worker_threads'
import { calibrateDimension, type DimensionInput } from './calibrate-dimension.ts'

parentPort?.postMessage((workerData as DimensionInput[]).map(calibrateDimension))
