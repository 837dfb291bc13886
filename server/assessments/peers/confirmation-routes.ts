import Type from 'typebox'
import type { ReadLog } from '../../platform/audit.ts'
import type { Database } from '../../platform/db/index.ts'
import { Failure } from '../../platform/errors.ts'
import { ok, okPage } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app-types.ts'
import { offsetOf, pageQuery } from '../../platform/http/paging.ts'
import {
  Envelope,
  failures,
  IdParams,
  isUuid,
  Nullable,
  PagedEnvelope,
  Timestamp,
  Uuid,
} from '../../platform/http/schemas.ts'
import { asSystem } from '../as-system-queries.ts'
import type { RecomputeParts } from '../recompute.ts'
import { requireAssessment } from '../require-assessment.ts'
import { openEmail } from './email.ts'
import { confirmInvitation, findForConfirmation, listForConfirmation, listMembers } from './round-queries.ts'
import { closeRound } from './rounds.ts'

const tags = ['Peer feedback']

const AskedPeer = Type.Object({
  id: Uuid,
  user_id: Uuid,
  email: Type.String(),
  sent_at: Timestamp,
  has_account: Type.Boolean({ description: 'counts without being confirmed' }),
  confirmed_at: Nullable(Timestamp),
})

export function confirmationRoutes(app: App, parts: RecomputeParts & { db: Database; readLog: ReadLog }) {
  const { db, seal, readLog } = parts

  app.get(
    '/assessments/:id/peer-confirmations',
    {
      config: { least: 'manager' },
      schema: {
        tags,
        summary: 'Whom people have asked for feedback',
        description:
          'For managers and admins, newest first: so that addresses without an account here can be confirmed as colleagues’. Who has answered is not told.',
        params: IdParams,
        querystring: Type.Object(pageQuery({ limit: 20, most: 100 })),
        response: { 200: PagedEnvelope(AskedPeer), ...failures(403, 404) },
      },
    },
    async ({ actor, params, query: { page, limit } }) => {
      const offset = offsetOf({ page, limit })
      const { rows, members } = await db.withActor(actor, async tx => {
        await requireAssessment(tx, params.id)
        return asSystem(tx, async () => {
          const found = await listForConfirmation(tx, params.id, limit, offset)
          const opened = found.map(row => ({
            ...row,
            email: openEmail(
              seal,
              seal.unwrap({ id: row.key_id, master_id: row.master_id, wrapped: row.wrapped }),
              row,
            ),
          }))
          return {
            rows: opened,
            members: await listMembers(
              tx,
              opened.map(({ email }) => email),
            ),
          }
        })
      })
      readLog.note(
        actor,
        'peer_invitations',
        rows.filter(row => row.user_id !== actor.id).map(row => row.id),
      )
      const shown = rows.map(({ id, user_id, email, sent_at, confirmed_at }) => ({
        id,
        user_id,
        email,
        sent_at,
        has_account: members.has(email),
        confirmed_at,
      }))
      return okPage(shown, { total: rows[0]?.total ?? 0, page, limit })
    },
  )

  app.put(
    '/assessments/:id/peer-confirmations/:invitation_id',
    {
      config: { least: 'manager' },
      schema: {
        tags,
        summary: 'Confirm that somebody asked for feedback is a colleague',
        description: 'For managers and admins, and not about oneself. Doing it again changes nothing.',
        params: Type.Object({ id: Type.String(), invitation_id: Type.String() }),
        response: { 200: Envelope(Type.Object({ id: Uuid, confirmed: Type.Boolean() })), ...failures(403) },
      },
    },
    async ({ actor, params }) => {
      const { id, invitation_id } = params
      await db.withActor(actor, tx =>
        asSystem(tx, async () => {
          const found = [id, invitation_id].every(isUuid)
            ? await findForConfirmation(tx, id, invitation_id)
            : undefined
          if (!found) throw new Failure('NOT_FOUND', 'There is no such invitation.')
          if (found.user_id === actor.id)
            throw new Failure('FORBIDDEN', 'You cannot confirm your own peers; ask another manager.')
          await confirmInvitation(tx, invitation_id, actor.id)
          await closeRound(tx, parts, found.attempt_id)
        }),
      )
      return ok({ id: invitation_id.toLowerCase(), confirmed: true })
    },
  )
}
