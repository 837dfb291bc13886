import Type from 'typebox'
import type { Database } from '../db/index.ts'
import { changeSetting, findSetting, listSettings, lockSetting, type Setting } from '../settings.ts'
import { ok } from './answer.ts'
import type { App } from './app-types.ts'
import { refuseStale, versionHeaders, versionHeadersWith } from './conditional.ts'
import { Conditional, Envelope, failures, Nullable, Tagged, Timestamp, Uuid } from './schemas.ts'

const tags = ['Settings']

const ListedSetting = Type.Object(
  {
    name: Type.String(),
    description: Type.String(),
    value: Type.Unsafe({ description: 'what holds now' }),
    default: Type.Unsafe({ description: 'what holds until somebody changes it' }),
    changed: Type.Boolean({ description: 'whether somebody changed it' }),
    updated_at: Nullable(Timestamp),
    updated_by: Nullable(Uuid),
  },
  { title: 'Setting' },
)

/** A default has no moment of its own, and another version of the service may bring another. */
const headersOf = (value: unknown, version: number) =>
  version === 0 ? versionHeadersWith(version, JSON.stringify(value)) : versionHeaders(version)

/** One address for each setting, with its own schema, and one that lists them all. */
export function settingRoutes(app: App, { db }: { db: Database }, settings: Setting[]) {
  app.get(
    '/settings',
    {
      config: { least: 'admin' },
      schema: {
        tags,
        summary: 'List all settings',
        description: 'What can be changed while the service runs, with the default of each. For admins.',
        response: { 200: Envelope(Type.Array(ListedSetting)) },
      },
    },
    async ({ actor }) => {
      const listed = await db.withActor(actor, tx => listSettings(tx, settings))
      return ok(listed.map(({ version: _, ...shown }) => shown))
    },
  )

  for (const setting of settings) {
    app.get(
      `/settings/${setting.name}`,
      {
        config: { least: setting.readableBy },
        schema: {
          tags,
          summary: `Read the setting ${setting.name}`,
          description: setting.description,
          response: { 200: Tagged(Envelope(setting.schema)) },
        },
      },
      async ({ actor }, reply) => {
        const { value, version } = await db.withActor(actor, tx => findSetting(tx, setting))
        reply.headers(headersOf(value, version))
        return ok(value)
      },
    )

    app.put(
      `/settings/${setting.name}`,
      {
        config: { least: setting.changeableBy ?? 'admin' },
        schema: {
          tags,
          summary: `Change the setting ${setting.name}`,
          description: `${setting.description} Replaces the whole value. With If-Match, 412 when somebody changed it since.`,
          headers: Conditional,
          body: setting.schema,
          response: { 200: Tagged(Envelope(setting.schema)), ...failures(400) },
        },
      },
      async ({ actor, body, headers }, reply) => {
        const { value, version } = await db.withActor(actor, async tx => {
          refuseStale((await lockSetting(tx, setting)).version, headers)
          return changeSetting(tx, setting, body, actor.id)
        })
        reply.headers(headersOf(value, version))
        return ok(value)
      },
    )
  }
}
