import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../../platform/config.ts'
import { type Database, systemActor, type Tx } from '../../platform/db/index.ts'
import { type Jobs, longWork } from '../../platform/jobs.ts'
import type { Logger } from '../../platform/log.ts'
import type { Mail } from '../../platform/mail.ts'
import type { Seal } from '../../platform/seal.ts'
import { AuditNotWhole, pruneAuditOnce } from './prune-audit.ts'
import {
  adminAddresses,
  emptyOldInteractions,
  finishRun,
  forgetOldLeads,
  forgetSome,
  openRun,
  type Run,
  saveStep,
} from './queries.ts'
import { statuses } from './setting.ts'

type Parts = { config: Config; db: Database; seal: Seal; jobs: Jobs; mail: Mail; log: Logger }

const system = systemActor('retention')
const nowhere = '00000000-0000-0000-0000-000000000000'
const longAgo = '0001-01-01T00:00:00Z'

type Place = { at?: string; id?: string; done?: true }
type Step = { place: Place; removed: number }
type Kind = { name: string; step: (tx: Tx, seal: Seal, from: Place) => Promise<Step> }

// Small, since whoever writes to the same rows waits for a step: 200 leads took a quarter of a second on two busy cores.
const leadsAtOnce = 100
const looksAtOnce = 2_000
const attemptsAtOnce = 50

const untilNoneGo =
  (some: (tx: Tx, seal: Seal) => Promise<number>) =>
  async (tx: Tx, seal: Seal): Promise<Step> => {
    const removed = await some(tx, seal)
    return { removed, place: removed === 0 ? { done: true } : {} }
  }

const kinds: Kind[] = [
  ...statuses.map(status => ({
    name: `leads ${status}`,
    async step(tx: Tx, _: Seal, { at = longAgo, id = nowhere }: Place): Promise<Step> {
      const { looked, gone, last_at, last_id } = await forgetOldLeads(tx, status, at, id, leadsAtOnce)
      return { removed: gone, place: looked === 0 ? { done: true } : { at: last_at, id: last_id } }
    },
  })),
  {
    name: 'interactions',
    async step(tx, _, { id = nowhere }) {
      const { looked, gone, last_id } = await emptyOldInteractions(tx, id, looksAtOnce)
      return { removed: gone, place: looked === 0 ? { done: true } : { id: last_id } }
    },
  },
  // Results first: answers that go with their attempt need not go alone before.
  { name: 'results', step: untilNoneGo(tx => forgetSome(tx, 'results', attemptsAtOnce)) },
  { name: 'answers', step: untilNoneGo(tx => forgetSome(tx, 'answers', attemptsAtOnce)) },
  { name: 'audit', step: untilNoneGo(pruneAuditOnce) },
]

/**
 * Every step is a transaction that also notes how far the night has come: a process that is killed loses one step, and
 * whoever takes over goes on behind it. Between two steps it rests as long as the step took, so that it never has more than
 * half of one connection.
 */
export async function runRetention(parts: Parts): Promise<Record<string, number>> {
  const { db, seal } = parts
  const run = await db.withActor(system, openRun)
  for (const kind of kinds) await runKind(parts, run, kind)
  return db.withActor(system, async tx => {
    const removed = await finishRun(tx, run.id)
    if (Object.keys(removed).length > 0) await tellAdmins(parts, tx, removed)
    return removed
  })

  async function runKind({ log }: Parts, { id, progress }: Run, { name, step }: Kind) {
    for (let place: Place = progress[name] ?? {}; !place.done; ) {
      const started = performance.now()
      const from = place
      try {
        place = await db.withActor(system, async tx => {
          const done = await step(tx, seal, from)
          await saveStep(tx, id, name, done.place, done.removed)
          return done.place
        })
      } catch (error) {
        // A log that is not whole is somebody's business; the rest of the night need not wait for them.
        if (!(error instanceof AuditNotWhole)) throw error
        log.error({ err: error }, 'retention leaves the audit log as it is')
        return
      }
      await sleep(Math.min(performance.now() - started, 1_000))
    }
  }
}

const words: Record<string, string> = {
  interactions: 'interactions whose contents were emptied',
  answers: 'attempts whose answers were removed',
  results: 'attempts removed with their results',
  audit: 'entries of the audit log removed',
}

async function tellAdmins({ config, mail }: Parts, tx: Tx, removed: Record<string, number>) {
  const lines = Object.entries(removed).map(([kind, n]) => {
    const [name, status] = kind.split(' ')
    return `- ${n} ${name === 'leads' ? `leads removed, status ${status}` : words[kind]}`
  })
  for (const to of await adminAddresses(tx))
    await mail.send(tx, {
      to,
      subject: 'What retention removed last night',
      text: `By the ages in the setting retention, ${config.publicUrl} removed:

${lines.join('\n')}

The audit log names every row, under the action forget.
`,
    })
}

export async function retentionJobs(parts: Parts) {
  await parts.jobs.every('11 1 * * *', 'retention', async () => void (await runRetention(parts)), longWork)
}
