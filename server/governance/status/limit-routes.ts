import Type from 'typebox'
import { definitionSetting, mostPeersInDay } from '../../assessments/index.ts'
import { mostApiTokens } from '../../identity/index.ts'
import { mostImportBytes } from '../../leads/index.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/db/index.ts'
import { ok } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app-types.ts'
import { Envelope, failures, Nullable, OneOf, Timestamp } from '../../platform/http/schemas.ts'
import type { Limits } from '../../platform/limits.ts'
import { readSetting } from '../../platform/settings.ts'
import { mostReportsADay } from '../../reports/index.ts'

const names = ['person', 'address', 'bulk', 'health', 'forgery', 'sign-up', 'guess', 'internal'] as const
const variables: Partial<Record<(typeof names)[number], string>> = {
  person: 'RATE_LIMIT_AUTHENTICATED',
  address: 'RATE_LIMIT_ANONYMOUS',
  bulk: 'RATE_LIMIT_BULK',
  health: 'RATE_LIMIT_HEALTH',
  // A tenth of it.
  'sign-up': 'RATE_LIMIT_ANONYMOUS',
}
const quotas = ['definitions', 'reports', 'peers', 'api-tokens', 'import-megabytes'] as const

const SystemLimits = Type.Object(
  {
    requests: Type.Array(
      Type.Object({
        name: OneOf(names),
        limit: Type.Integer({ minimum: 1 }),
        window_seconds: Type.Integer({ minimum: 1 }),
        variable: Nullable(Type.String({ description: 'of the environment, which sets it' })),
      }),
      { description: 'how often something may be asked' },
    ),
    quotas: Type.Array(
      Type.Object({
        name: OneOf(quotas),
        limit: Type.Integer({ minimum: 0 }),
        setting: Nullable(Type.String({ description: 'which sets it; null: fixed' })),
      }),
      { description: 'how much one person may have or ask for' },
    ),
    shared: Type.Boolean({ description: 'counted together with other instances, in Redis' }),
    refused: Type.Array(
      Type.Object({
        limit: OneOf(names),
        who: Nullable(Type.String({ description: 'a person’s id or a network' })),
        times: Type.Integer({ minimum: 1 }),
        last_at: Timestamp,
      }),
      { description: 'within a day, by the instance that answers; the newest 100' },
    ),
  },
  { title: 'SystemLimits' },
)

export function limitRoutes(
  app: App,
  { config, db, limits }: { config: Config; db: Database; limits: Limits },
) {
  app.get(
    '/system/limits',
    {
      config: { least: 'admin' },
      schema: {
        tags: ['Operation'],
        summary: 'What is limited, and who was refused',
        description: 'Limits in force, where each is set, and whom they stopped lately. For admins.',
        response: { 200: Envelope(SystemLimits), ...failures(401, 403, 429, 500, 503) },
      },
    },
    async ({ actor }) => {
      const { definitions_per_person } = await db.withActor(actor, tx => readSetting(tx, definitionSetting))
      return ok({
        requests: limits.inForce.map(({ name, limit, windowMs }) => ({
          name,
          limit,
          window_seconds: windowMs / 1000,
          variable: variables[name] ?? null,
        })),
        quotas: [
          { name: 'definitions' as const, limit: definitions_per_person, setting: definitionSetting.name },
          { name: 'reports' as const, limit: mostReportsADay, setting: null },
          { name: 'peers' as const, limit: mostPeersInDay, setting: null },
          { name: 'api-tokens' as const, limit: mostApiTokens, setting: null },
          { name: 'import-megabytes' as const, limit: mostImportBytes / 1_000_000, setting: null },
        ],
        shared: config.redisUrl !== undefined,
        refused: limits.refusals(),
      })
    },
  )
}
