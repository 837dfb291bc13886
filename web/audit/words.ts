import { usePerson } from '../api/session.ts'
import { useNames } from '../leads/data.ts'
import { auditTexts } from '../texts/audit.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import type { Entry } from './data.ts'

/** An entry of the log in words: who, what, and with which rows. */
export function useWords() {
  const t = useTexts(auditTexts)
  const format = useFormat()
  const me = usePerson().id
  const names = useNames()

  function who(actor: string): string {
    if (actor === me) return t.you
    if (actor === 'anonymous') return t.someone
    const [kind, name = ''] = actor.split(/:(.*)/s)
    if (kind === 'system') return t.service(name.trim())
    if (kind === 'database') return t.database(name.trim())
    return names.find(one => one.id === actor)?.name ?? actor.slice(0, 8)
  }

  const nounOf = (resource: string) => t.resources[resource as keyof typeof t.resources] ?? resource

  function what({ action, resource, fields, times, row_ids }: Entry): string {
    const noun = nounOf(resource)
    const said = t.actions[action as keyof typeof t.actions]?.(noun) ?? `${action} ${noun}`
    if (resource === 'sessions' && action === 'create') return t.sessionOpened
    if (resource === 'sessions' && action === 'update') return t.sessionEnded
    return [
      fields.length > 0 ? `${said} ${t.fields(fields.join(', '))}` : said,
      row_ids.length > 1 ? t.rows(format.number(row_ids.length)) : '',
      times > 1 ? t.times(format.number(times)) : '',
    ]
      .filter(Boolean)
      .join(', ')
  }

  return { who, what, nounOf }
}
