import { randomUUID } from 'node:crypto'
import Type from 'typebox'
import { dimensions } from '../../../content/definition.ts'
import { openReportFacts } from '../../assessments/index.ts'
import { asRole, type Database, type Tx } from '../../platform/db/index.ts'
import { Failure, invalid } from '../../platform/errors.ts'
import { ok, okPage, okText } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app-types.ts'
import { offsetOf, pageQuery } from '../../platform/http/paging.ts'
import { once } from '../../platform/http/replay.ts'
import {
  Envelope,
  failures,
  IdParams,
  isUuid,
  Nullable,
  OneOf,
  PagedEnvelope,
  Repeatable,
  Text,
  Timestamp,
  Uuid,
} from '../../platform/http/schemas.ts'
import type { Seal } from '../../platform/seal.ts'
import { compatibilityOf, leastTeam } from './compatibility.ts'
import { comparedMembers } from './members.ts'
import {
  deleteTeam,
  findTeam,
  insertTeam,
  knownPeople,
  listPeople,
  listTeams,
  renameTeam,
  setMembers,
  touchTeam,
} from './queries.ts'

const tags = ['Teams']
const mostMembers = 50
const mostTeams = 1_000
const name = Type.Unsafe<string>({ ...Text(100, 1), description: 'what the team is called' })

const Team = Type.Object(
  {
    id: Uuid,
    name: Type.String(),
    created_by: Nullable(Uuid),
    created_at: Timestamp,
    updated_at: Timestamp,
    members: Type.Integer(),
  },
  { title: 'Team' },
)
const TeamMember = Type.Object(
  { id: Uuid, first_name: Nullable(Type.String()), last_name: Nullable(Type.String()) },
  { title: 'TeamMember' },
)
const WholeTeam = Type.Object({ ...Team.properties, people: Type.Array(TeamMember) }, { title: 'WholeTeam' })
const NewTeam = Type.Object(
  { name, member_ids: Type.Optional(Type.Array(Uuid, { maxItems: mostMembers, uniqueItems: true })) },
  { title: 'NewTeam', additionalProperties: false },
)

const some = Type.Array(OneOf(dimensions))
const pair = { a: TeamMember, b: TeamMember }
const Compatibility = Type.Object(
  {
    team_id: Uuid,
    compared: Nullable(Type.Integer({ description: 'how many agreed and have results; null below three' })),
    needed: Type.Integer(),
    statement: Type.String({ description: 'whom it is about, or why nothing is shown; for a person' }),
    coverage: Type.Array(
      Type.Object({
        dimension: OneOf(dimensions),
        strong: Type.Integer({ description: 'how many have it as a strength' }),
        level: OneOf(['covered', 'thin', 'gap'] as const),
      }),
    ),
    complementary: Type.Array(Type.Object({ ...pair, a_adds: some, b_adds: some })),
    similar: Type.Array(Type.Object({ ...pair, shared: some })),
    gaps: some,
    hire_for: { ...some, description: 'what somebody new should bring: the gaps, or what rests on few' },
  },
  { title: 'TeamCompatibility' },
)

const tooFew =
  'This takes three members who have results and have agreed to be compared. Fewer have so far, so nothing is shown, nor how many they are.'
const comparedOf = (compared: number, all: number) =>
  `From the ${compared} of ${all} members who have results and have agreed to be compared.`

const noTeam = () => new Failure('NOT_FOUND', 'There is no such team.')

async function visibleTeam(tx: Tx, id: string) {
  const team = isUuid(id) ? await findTeam(tx, id) : undefined
  if (!team) throw noTeam()
  return team
}

const wholeTeam = async (tx: Tx, id: string) => ({
  ...(await visibleTeam(tx, id)),
  people: await listPeople(tx, id),
})

async function refuseStrangers(tx: Tx, ids: string[]) {
  const known = new Set((await knownPeople(tx, ids)).map(({ id }) => id))
  const at = ids.findIndex(id => !known.has(id.toLowerCase()))
  if (at >= 0) throw invalid(`member_ids.${at}`, 'is nobody here')
}

export function teamRoutes(app: App, parts: { db: Database; seal: Seal }) {
  const { db } = parts
  const facts = openReportFacts(parts.seal)

  app.get(
    '/teams',
    {
      schema: {
        tags,
        summary: 'List teams',
        description: 'Those you belong to; managers and admins see all. Newest first.',
        querystring: Type.Object(pageQuery({ most: 100 })),
        response: { 200: PagedEnvelope(Team), ...failures(400) },
      },
    },
    async ({ actor, query: { page, limit } }) => {
      const offset = offsetOf({ page, limit })
      const { rows, total } = await db.withActor(actor, tx => listTeams(tx, limit, offset))
      return okPage(rows, { total, page, limit })
    },
  )

  app.post(
    '/teams',
    {
      config: { least: 'manager' },
      schema: {
        operationId: 'createTeam',
        tags,
        summary: 'Make a team',
        description: 'Of at most 50 people. For managers and admins.',
        headers: Repeatable,
        body: NewTeam,
        response: { 201: Envelope(WholeTeam), ...failures(400, 403, 409, 422) },
      },
    },
    (request, reply) =>
      once(parts, request, reply, async tx => {
        const { actor, body } = request
        if ((await listTeams(tx, 1, 0)).total >= mostTeams)
          throw new Failure('CONFLICT', `There are ${mostTeams} teams already. Delete one first.`)
        const members = body.member_ids ?? []
        await refuseStrangers(tx, members)
        const id = randomUUID()
        await insertTeam(tx, id, body.name, actor.id)
        await setMembers(tx, id, members)
        const team = JSON.stringify(await wholeTeam(tx, id))
        return { status: 201, body: okText(team), headers: { location: `/api/teams/${id}` } }
      }),
  )

  app.get(
    '/teams/:id',
    {
      schema: {
        tags,
        summary: 'A team and who belongs to it',
        description: 'For its members, managers and admins.',
        params: IdParams,
        response: { 200: Envelope(WholeTeam), ...failures(404) },
      },
    },
    async ({ actor, params }) => ok(await db.withActor(actor, tx => wholeTeam(tx, params.id))),
  )

  app.put(
    '/teams/:id',
    {
      config: { least: 'manager' },
      schema: {
        tags,
        summary: 'Rename a team, change who belongs to it',
        description: 'member_ids, where given, are its members from now on. For managers and admins.',
        params: IdParams,
        body: NewTeam,
        response: { 200: Envelope(WholeTeam), ...failures(400, 403, 404) },
      },
    },
    async ({ actor, params, body }) =>
      ok(
        await db.withActor(actor, async tx => {
          await visibleTeam(tx, params.id)
          await renameTeam(tx, params.id, body.name)
          if (body.member_ids) {
            await refuseStrangers(tx, body.member_ids)
            if (await setMembers(tx, params.id, body.member_ids)) await touchTeam(tx, params.id)
          }
          return wholeTeam(tx, params.id)
        }),
      ),
  )

  app.delete(
    '/teams/:id',
    {
      config: { least: 'manager' },
      schema: {
        tags,
        summary: 'Delete a team',
        description: 'Its members stay as they are. For managers and admins.',
        params: IdParams,
        response: { 200: Envelope(WholeTeam), ...failures(403, 404) },
      },
    },
    async ({ actor, params }) =>
      ok(
        await db.withActor(actor, async tx => {
          const team = await wholeTeam(tx, params.id)
          await deleteTeam(tx, params.id)
          return team
        }),
      ),
  )

  app.get(
    '/teams/:id/compatibility',
    {
      config: { slow: true },
      schema: {
        tags,
        summary: 'What a team brings together',
        description:
          'From members who have results and have agreed to be compared, once there are three; strengths by name, never scores. For its members, managers and admins.',
        params: IdParams,
        response: { 200: Envelope(Compatibility), ...failures(404) },
      },
    },
    async ({ actor, params }) =>
      ok(
        await db.withActor(actor, async tx => {
          const team = await wholeTeam(tx, params.id)
          const members = await asRole(tx, 'mettle_system', () => comparedMembers(tx, facts, team.id))
          const shown = members.length >= leastTeam ? members : []
          const { complementary, similar, ...whole } = compatibilityOf(shown)
          const people = new Map(team.people.map(person => [person.id, person]))
          const named = (a: string, b: string) => ({
            a: people.get(a) as (typeof team.people)[number],
            b: people.get(b) as (typeof team.people)[number],
          })
          return {
            team_id: team.id,
            compared: shown.length > 0 ? shown.length : null,
            needed: leastTeam,
            statement: shown.length > 0 ? comparedOf(shown.length, team.people.length) : tooFew,
            coverage: shown.length > 0 ? whole.coverage : [],
            gaps: shown.length > 0 ? whole.gaps : [],
            hire_for: shown.length > 0 ? whole.hire_for : [],
            complementary: complementary.map(({ a, b, adds }) => ({
              ...named(a, b),
              a_adds: adds.a,
              b_adds: adds.b,
            })),
            similar: similar.map(({ a, b, shared }) => ({ ...named(a, b), shared })),
          }
        }),
      ),
  )
}
