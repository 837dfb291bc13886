import Type from 'typebox'
import type { ReadLog } from '../platform/audit.ts'
import type { Database } from '../platform/db/index.ts'
import { okText, sendText } from '../platform/http/answer.ts'
import type { App } from '../platform/http/app-types.ts'
import { Envelope, failures, Nullable, Timestamp, Uuid } from '../platform/http/schemas.ts'
import { listContacts } from './contact-queries.ts'
import { LeadIds, leadIdsOf } from './lead-ids.ts'

const LeadContact = Type.Object(
  {
    lead_id: Uuid,
    last_contact_at: Nullable(Timestamp),
    attempts: Type.Integer({ description: 'how many calls were made, whether or not anybody was reached' }),
    do_not_call: Type.Boolean({
      description:
        'this lead asked not to be called or, for telecallers and above, somebody with the same number did',
    }),
  },
  { title: 'LeadContact' },
)

/** Beside the list and not in it: the list is read a page at a time from one index, without a look at calls. */
export function contactRoutes(app: App, { db, readLog }: { db: Database; readLog: ReadLog }) {
  app.get(
    '/leads/contacts',
    {
      schema: {
        tags: ['Leads'],
        summary: 'See when leads were last spoken with, and who must not be called',
        description:
          'Of the leads you can read; others are left out. last_contact_at is when the last call took place whose outcome counts as contact, null where there was none.',
        querystring: Type.Object({ lead_ids: LeadIds }),
        response: {
          200: Envelope(Type.Array(LeadContact)),
          ...failures(400, 401, 429, 500, 503),
        },
      },
    },
    async ({ actor, query }, reply) => {
      const found = await listContacts(db, actor, leadIdsOf(query.lead_ids))
      readLog.note(actor, 'leads', found.notOwn)
      return sendText(reply, okText(found.body))
    },
  )
}
