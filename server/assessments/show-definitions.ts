import { LRUCache } from 'lru-cache'
import type { Database } from '../platform/db/index.ts'
import type { Person } from '../platform/http/app-types.ts'
import { findHeading, type Heading, listPage, readContents } from './queries.ts'
import { withoutKeys, withoutQuestions } from './taker-view.ts'

/** What one answer may hold of definitions' contents, and what is kept of them between requests. */
const mostListed = 4 * 1_048_576
const mostKept = 32 * 1_048_576

type Views = { withKeys: Buffer; asTaken: Buffer; short: Buffer }

const [opening, comma, closing] = [Buffer.from('['), Buffer.from(','), Buffer.from(']')] as const

const asArray = (texts: Buffer[]) => [
  opening,
  ...texts.flatMap((text, n) => (n === 0 ? [text] : [comma, text])),
  closing,
]

const seesKeys = (role: string, actor: Person, { created_by }: Heading) =>
  role === 'admin' || role === 'manager' || created_by === actor.id

/**
 * Definitions as they may be shown to whoever asks. Their texts are kept by the moment of their last change, which is
 * read each time, so nothing kept can be out of date.
 */
export function openDefinitionViews(db: Database) {
  const kept = new LRUCache<string, Views>({
    maxSize: mostKept,
    sizeCalculation: ({ withKeys, asTaken, short }) => withKeys.length + asTaken.length + short.length,
  })
  const keyOf = ({ id, modified }: { id: string; modified: number }, whole: boolean) =>
    `${id}/${modified}/${whole}`

  async function viewsOf(headings: Heading[]): Promise<Map<string, Views>> {
    const found = new Map<string, Views>()
    for (const whole of [true, false]) {
      const wanted = headings.filter(heading => heading.whole === whole)
      const missing = wanted.filter(heading => !kept.has(keyOf(heading, whole)))
      for (const heading of wanted) {
        const views = kept.get(keyOf(heading, whole))
        if (views) found.set(heading.id, views)
      }
      if (missing.length === 0) continue
      const ids = missing.map(({ id }) => id)
      for (const { body, ...now } of await readContents(db, ids, whole)) {
        const views = {
          withKeys: Buffer.from(body),
          asTaken: Buffer.from(withoutKeys(body)),
          short: Buffer.from(withoutQuestions(body)),
        }
        kept.set(keyOf(now, whole), views)
        found.set(now.id, views)
      }
    }
    return found
  }

  const textFor = (views: Views, role: string, actor: Person, heading: Heading) =>
    seesKeys(role, actor, heading) ? views.withKeys : views.asTaken

  return {
    async list(
      actor: Person,
      {
        limit,
        offset,
        isShort,
        byStaff,
      }: { limit: number; offset: number; isShort: boolean; byStaff: boolean },
    ) {
      const { total, role, rows } = await listPage(db, actor, limit, offset, mostListed, byStaff)
      const views = await viewsOf(rows)
      const texts = rows.flatMap(heading => {
        const own = views.get(heading.id)
        return own ? [isShort ? own.short : textFor(own, role, actor, heading)] : []
      })
      return { total, body: asArray(texts), leftOut: rows.filter(row => !row.whole).map(row => row.id) }
    },

    async find(actor: Person, id: string) {
      const found = await findHeading(db, actor, id)
      const views = found && (await viewsOf([found.heading])).get(id.toLowerCase())
      if (!found || !views) return undefined
      const { heading, role } = found
      const keys = seesKeys(role, actor, heading)
      return { body: textFor(views, role, actor, heading), modified: heading.modified, keys }
    },
  }
}
