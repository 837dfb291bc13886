import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useCallingHours } from '../call-queue/data.ts'
import { useHoursSentence } from '../call-queue/use-sentences.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { comingTexts } from '../texts/coming.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Pager } from '../ui/pager.tsx'
import parts from '../ui/parts.module.css'
import { Empty, Skeleton, Wrong } from '../ui/states.tsx'
import { Table } from '../ui/table.tsx'
import styles from './coming.module.css'
import { type QueueEntry, useComing } from './data.ts'

// As far as the service counts.
const counted = 1000

/** Whom the queue will give, in its order, why, and what each of them waits for. */
export default function Coming() {
  const t = useTexts(comingTexts)
  const [page, setPage] = useState(1)
  const { data, error, refetch, isFetching, dataUpdatedAt } = useComing(page)
  return (
    <div className={parts.sheet}>
      <PageTitle>{t.title}</PageTitle>
      {data ? (
        <>
          <div className={styles.head}>
            <Numbers {...data.meta} at={dataUpdatedAt} />
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t.look}
            </Button>
            <LinkButton to="/call">{t.back}</LinkButton>
          </div>
          {error && <Wrong error={error} />}
          {data.meta.total === 0 ? <Empty title={t.empty}>{t.emptyMore}</Empty> : <List {...data} />}
          <Pager {...data.meta} onPage={setPage} />
          <Hours />
        </>
      ) : error ? (
        <Wrong error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={12} height="2rem" />
      )}
    </div>
  )
}

type Counts = { total: number; ready: number; unassigned: number; at: number }

function Numbers({ total, ready, unassigned, at }: Counts) {
  const t = useTexts(comingTexts)
  const format = useFormat()
  const time = format.time(at)
  return (
    <p role="status">
      {total >= counted
        ? t.first(format.number(total), time)
        : total > 0 && t.count(total, format.number(total), time)}{' '}
      {total > 0 && t.callable(format.number(ready))}{' '}
      {unassigned >= counted
        ? t.unassignedOrMore(format.number(unassigned))
        : unassigned > 0 && t.unassigned(unassigned, format.number(unassigned))}
    </p>
  )
}

function List({
  data,
  meta: { page, limit },
}: {
  data: QueueEntry[]
  meta: { page: number; limit: number }
}) {
  const t = useTexts(comingTexts)
  const format = useFormat()
  const rows = data.map((entry, n) => ({ ...entry, place: (page - 1) * limit + n + 1 }))
  return (
    <Table
      caption={t.title}
      cards
      rows={rows}
      rowKey={({ lead }) => lead.id}
      columns={[
        {
          name: 'lead',
          label: t.lead,
          cell: ({ lead, place }) => (
            <>
              <span className={styles.place}>{format.number(place)}</span>{' '}
              <Link to={`/leads/${lead.id}`}>{lead.name}</Link>{' '}
              {lead.company && <span className={styles.company}>{lead.company}</span>}
            </>
          ),
        },
        {
          name: 'why',
          label: t.why,
          cell: ({ reason, lead }) =>
            reason === 'fresh' && lead.source ? t.from(t.reasons.fresh, lead.source) : t.reasons[reason],
        },
        { name: 'ready', label: t.ready, cell: ({ ready_at }) => format.near(ready_at) },
        {
          name: 'waits',
          label: t.waitsFor,
          cell: entry => <WaitsFor {...entry} />,
        },
      ]}
    />
  )
}

function WaitsFor({ waits_for, claim }: QueueEntry) {
  const { waits: t } = useTexts(comingTexts)
  const format = useFormat()
  if (claim && Date.parse(claim.expires_at) > Date.now()) return t.you(format.near(claim.expires_at))
  return waits_for ? t[waits_for] : <span className={styles.soft}>{t.nothing}</span>
}

function Hours() {
  const { data } = useCallingHours()
  const sentence = useHoursSentence()
  return data ? <p className={parts.soft}>{sentence(data.value)}</p> : null
}
