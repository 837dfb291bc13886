import Type from 'typebox'
import type { Config } from '../platform/config.ts'
import { type Database, systemActor } from '../platform/db/index.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Mail } from '../platform/mail.ts'
import { postJson } from '../platform/outgoing.ts'
import { refuseUrl } from '../platform/outgoing-url.ts'
import type { Seal } from '../platform/seal.ts'
import { defineSetting, readSetting } from '../platform/settings.ts'
import { chainKey } from './chain.ts'
import { showCheckpoint } from './checkpoint.ts'
import type { Sealer } from './sealer.ts'

/** Where checkpoints of the audit log go, beside the data folder and the log. */
export const checkpointSetting = ({ allowPrivate }: Pick<Config, 'allowPrivate'>) =>
  defineSetting({
    name: 'audit-checkpoints',
    description:
      'Where signed checkpoints of the audit log are sent, out of reach of whoever holds the database: a letter a day, a POST an hour.',
    schema: Type.Object(
      {
        email: Type.Optional(Type.String({ format: 'email', maxLength: 320 })),
        url: Type.Optional(
          Type.String({ maxLength: 2_000, description: 'https; takes {checkpoint, position, at} as JSON' }),
        ),
      },
      { additionalProperties: false, title: 'AuditCheckpointSetting' },
    ),
    default: {},
    readableBy: 'admin',
    refuse({ url }) {
      if (url !== undefined) refuseUrl(url, allowPrivate)
    },
  })

type Parts = { config: Config; db: Database; seal: Seal; jobs: Jobs; mail: Mail; sealer: Sealer }

const system = systemActor('audit checkpoints')

export async function checkpointJobs({ config, db, seal, jobs, mail, sealer }: Parts) {
  const setting = checkpointSetting(config)
  const configured = () => db.withActor(system, tx => readSetting(tx, setting))

  /** None while the chain is rewound: extend throws, and the job is tried again. */
  async function current() {
    await sealer.extend()
    const known = sealer.known()
    if (known === undefined || known === 'unreadable') return
    const key = await db.withActor(system, tx => chainKey(tx, seal))
    const { position, at } = known
    return { checkpoint: showCheckpoint(key, known), position, at: new Date(at).toISOString() }
  }

  await jobs.every('17 * * * *', 'audit-checkpoint-post', async () => {
    const { url } = await configured()
    const body = url && (await current())
    if (url && body) await postJson(url, body, config)
  })

  await jobs.every('19 4 * * *', 'audit-checkpoint-mail', async () => {
    const { email } = await configured()
    const sealed = email && (await current())
    if (!email || !sealed) return
    await db.withActor(system, tx =>
      mail.send(tx, {
        to: email,
        subject: `Audit checkpoint ${sealed.position}`,
        text: `By ${sealed.at} the audit log of ${config.publicUrl} held ${sealed.position} sealed entries.
Keep this letter: with the checkpoint below a verification shows whether it still holds them.

${sealed.checkpoint}
`,
      }),
    )
  })
}
