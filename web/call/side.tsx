import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { usePerson } from '../api/session.ts'
import { callTexts } from '../texts/call.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import { Skeleton, Wrong } from '../ui/states.tsx'
import { type Interaction, type QueueEntry, useLeadInCall, useQueueAfter } from './data.ts'
import { Script } from './script.tsx'
import styles from './side.module.css'
import type { Call } from './use-call.ts'

const shownAtMost = 8

/** What to say, what was said, who comes next. */
export const Side = memo(function Side({ lead, script }: Pick<Call, 'lead' | 'script'>) {
  const t = useTexts(callTexts)
  const { data, error, refetch } = useLeadInCall(lead.id)
  const { data: after } = useQueueAfter(lead.id)
  return (
    <aside className={styles.side}>
      <Script script={script} />
      <section className={styles.section}>
        <h2>{t.history}</h2>
        {error && <Wrong error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton lines={4} />}
        {data && <History lead={lead} interactions={data.interactions ?? []} />}
      </section>
      <section className={styles.section}>
        <h2>{t.after}</h2>
        {after?.length === 0 && <p className={styles.soft}>{t.nothingAfter}</p>}
        {after && after.length > 0 && (
          <ul className={styles.after}>
            {after.map(entry => (
              <After key={entry.lead.id} entry={entry} />
            ))}
          </ul>
        )}
        {!after && <Skeleton lines={3} />}
        <p>
          <Link to="/call/coming">{t.coming}</Link>
        </p>
      </section>
    </aside>
  )
})

function After({ entry: { reason, ready_at, waits_for, lead } }: { entry: QueueEntry }) {
  const t = useTexts(callTexts)
  const format = useFormat()
  const since = format.near(lead.created_at)
  const why =
    reason === 'callback'
      ? t.due(format.near(ready_at))
      : reason === 'retry' || waits_for === 'time'
        ? t.from(format.near(ready_at))
        : lead.source
          ? t.why.freshFrom(since, lead.source)
          : t.why.fresh(since)
  return (
    <li>
      {lead.name} <span className={styles.soft}>{why.charAt(0).toLowerCase() + why.slice(1)}</span>
    </li>
  )
}

function History({ lead, interactions }: { lead: Call['lead']; interactions: Interaction[] }) {
  const t = useTexts(callTexts)
  const format = useFormat()
  const { id } = usePerson()
  const title = ({ type, outcome, duration_seconds }: Interaction) => {
    if (type !== 'call' || !outcome) return t.kinds[type]
    const length = duration_seconds && t.length(Math.floor(duration_seconds / 60), duration_seconds % 60)
    return length ? t.talked(t.outcomes[outcome], length) : t.outcomes[outcome]
  }
  const by = ({ created_by, first_name, last_name }: Interaction) =>
    created_by === id ? t.you : [first_name, last_name].filter(Boolean).join(' ')
  return (
    <ol className={styles.timeline}>
      {interactions.slice(0, shownAtMost).map(one => (
        <li key={one.id} data-reached={one.outcome === 'connected' || undefined}>
          {title(one)}
          {one.content && <p>{one.content}</p>}
          <p className={styles.when}>
            {[format.dayTime(one.occurred_at ?? one.created_at), by(one)].filter(Boolean).join(' · ')}
          </p>
        </li>
      ))}
      <li>
        {lead.source ? t.createdFrom(lead.source) : t.created}
        <p className={styles.when}>{format.dayTime(lead.created_at)}</p>
      </li>
    </ol>
  )
}
