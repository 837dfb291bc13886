import { type Estimate, leastNormGroup, normFrom } from '../../../psychometrics/index.ts'
import { type Database, systemActor } from '../../platform/db/index.ts'
import type { Seal } from '../../platform/seal.ts'
import { isUsable } from '../journey/evidence.ts'
import { eachLatestResult } from './latest-results.ts'
import { listWellTaken, putNorm } from './queries.ts'

/** This installation's own people as the norm group, as soon as there are enough of them. */
export async function refreshNorms(parts: { db: Database; seal: Seal }) {
  const { db } = parts
  const taken = await db.withActor(systemActor('norms'), tx => listWellTaken(tx, leastNormGroup))
  for (const { id } of taken) {
    const samples = await compositesOf(parts, id)
    await db.withActor(systemActor('norms'), async tx => {
      for (const [dimension, sample] of samples) {
        const norm = normFrom(sample)
        if (norm) await putNorm(tx, id, dimension, sample.length, norm)
      }
    })
  }
}

async function compositesOf(parts: { db: Database; seal: Seal }, assessment: string) {
  const samples = new Map<string, Estimate[]>()
  await eachLatestResult(parts, assessment, result => {
    if (!isUsable(result)) return
    for (const { dimension, composite } of result.dimensions) {
      if (!composite) continue
      const sample = samples.get(dimension)
      if (sample) sample.push(composite)
      else samples.set(dimension, [composite])
    }
  })
  return samples
}
