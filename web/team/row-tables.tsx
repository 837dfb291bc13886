import type { ReactNode } from 'react'
import { useWhose } from '../leads/whose.ts'
import { callTexts } from '../texts/call.ts'
import { teamTexts } from '../texts/team.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Skeleton, Wrong } from '../ui/states.tsx'
import { type Column, Table } from '../ui/table.tsx'
import { Tag } from '../ui/tag.tsx'
import type { TeamAddress } from './address.ts'
import { type EventRow, type LeadRow, type Scope, useCallRows, useEventRows, useLeadRows } from './data.ts'
import { duration, nameOf } from './figures.ts'
import { LeadName } from './lead-name.tsx'
import { callMeasures, isWait, leadMeasures, personMeasures } from './measures.ts'
import styles from './team.module.css'

export function LeadRows({
  scope,
  rows,
  address: { format },
  title,
}: {
  scope: Scope
  rows: keyof typeof leadMeasures
  address: TeamAddress
  title: string
}) {
  const t = useTexts(teamTexts)
  const whose = useWhose()
  const list = useLeadRows(scope, leadMeasures[rows])
  const found = list.data?.pages.flatMap(page => page.rows)
  const telecaller: Column<LeadRow> = {
    name: 'telecaller',
    label: t.telecaller,
    cell: ({ assigned_to }) => whose(assigned_to),
  }
  const waited: Column<LeadRow> = {
    name: 'waited',
    label: t.waited,
    numeric: true,
    cell: ({ wait_seconds }) => duration(wait_seconds, t, format),
  }
  return (
    <Paged list={list} count={found?.length} format={format}>
      <Table
        caption={title}
        cards
        rows={found ?? []}
        rowKey={({ id }) => id}
        columns={[
          { name: 'lead', label: t.lead, cell: lead => <LeadName lead={lead} /> },
          ...(scope.person === undefined ? [telecaller] : []),
          { name: 'status', label: t.status, cell: lead => <Status lead={lead} /> },
          { name: 'source', label: t.source, cell: ({ source }) => source ?? t.noSource },
          { name: 'created', label: t.createdAt, cell: ({ created_at }) => format.dayTime(created_at) },
          ...(isWait(rows) ? [waited] : []),
        ]}
      />
    </Paged>
  )
}

type EventsProps = { scope: Scope; address: TeamAddress; title: string }

export function PersonRows({
  scope,
  rows,
  who,
  ...shown
}: EventsProps & { rows: keyof typeof personMeasures; who: string }) {
  const t = useTexts(teamTexts)
  const list = useEventRows(scope, who, personMeasures[rows].measure)
  const leftOut = list.data?.pages[0]?.leftOut
  const note = leftOut ? t.leftOut[leftOut.reason](shown.address.format.number(leftOut.rows)) : undefined
  return <Events list={list} note={note} {...shown} />
}

export function CallRows({ scope, rows, ...shown }: EventsProps & { rows: keyof typeof callMeasures }) {
  return <Events list={useCallRows(scope, callMeasures[rows])} {...shown} />
}

function Events({
  list,
  note,
  address: { format },
  title,
}: Omit<EventsProps, 'scope'> & {
  list: ReturnType<typeof useEventRows | typeof useCallRows>
  note?: string | undefined
}) {
  const t = useTexts(teamTexts)
  const columns = { call: useCallColumns(format), followUp: useFollowUpColumns(format) }
  const found = list.data?.pages.flatMap<EventRow>(page => page.rows)
  const isOfCalls = found?.some(({ outcome }) => outcome !== null)
  const isOfMany = found?.some(row => 'caller' in row)
  const isOfFollowUps = found?.some(row => followUpOf(row) !== null)
  const caller: Column<EventRow> = {
    name: 'caller',
    label: t.telecaller,
    cell: row => ('caller' in row ? nameOf(row.caller, t) : t.none),
  }
  return (
    <Paged list={list} count={found?.length} note={note} format={format}>
      <Table
        caption={title}
        cards
        rows={found ?? []}
        rowKey={({ at, lead }) => `${at} ${lead.id}`}
        columns={[
          { name: 'at', label: isOfFollowUps ? t.due : t.at, cell: ({ at }) => format.dayTime(at) },
          ...(isOfMany ? [caller] : []),
          { name: 'lead', label: t.lead, cell: ({ lead }) => <LeadName lead={lead} /> },
          { name: 'status', label: t.status, cell: ({ lead }) => <Status lead={lead} /> },
          ...(isOfCalls ? columns.call : []),
          ...(isOfFollowUps ? columns.followUp : []),
        ]}
      />
    </Paged>
  )
}

function useCallColumns(format: TeamAddress['format']): Column<EventRow>[] {
  const t = useTexts(teamTexts)
  const { outcomes } = useTexts(callTexts)
  return [
    {
      name: 'outcome',
      label: t.outcome,
      cell: ({ outcome }) =>
        outcome === null
          ? t.none
          : Object.hasOwn(outcomes, outcome)
            ? outcomes[outcome as keyof typeof outcomes]
            : outcome,
    },
    {
      name: 'talked',
      label: t.talked,
      numeric: true,
      cell: ({ duration_seconds }) => duration(duration_seconds, t, format),
    },
  ]
}

const followUpOf = (row: EventRow) => ('follow_up' in row ? row.follow_up : null)

function useFollowUpColumns(format: TeamAddress['format']): Column<EventRow>[] {
  const t = useTexts(teamTexts)
  return [
    {
      name: 'ended',
      label: t.ended,
      cell: row => {
        const { ended_at = null, ending = null } = followUpOf(row) ?? {}
        return ended_at && ending ? t.endings[ending](format.dayTime(ended_at)) : t.stillOpen
      },
    },
    {
      name: 'kept',
      label: t.countsAs,
      cell: row =>
        followUpOf(row)?.kept ? <Tag tone="converted">{t.isKept}</Tag> : <Tag tone="wrong">{t.isMissed}</Tag>,
    },
  ]
}

type List = Pick<ReturnType<typeof useLeadRows>, 'error' | 'hasNextPage' | 'isFetchingNextPage'> & {
  refetch(): unknown
  fetchNextPage(): unknown
}

function Paged({
  list,
  count,
  note,
  format,
  children,
}: {
  list: List
  count: number | undefined
  /** What there is besides, and why it is not shown. */
  note?: string | undefined
  format: TeamAddress['format']
  children: ReactNode
}) {
  const t = useTexts(teamTexts)
  if (list.error) return <Wrong error={list.error} onRetry={() => void list.refetch()} />
  if (count === undefined) return <Skeleton lines={5} height="2.5rem" />
  if (count === 0) return <p className={styles.soft}>{note ?? t.noRows}</p>
  const isAll = !list.hasNextPage && note === undefined
  return (
    <>
      {children}
      <div className={styles.foot}>
        <span className={styles.soft} role="status">
          {(isAll ? t.allShown : t.shown)(format.number(count))}
          {note && ` · ${note}`}
        </span>
        {list.hasNextPage && (
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t.more}
          </Button>
        )}
      </div>
    </>
  )
}

function Status({ lead: { status } }: { lead: Pick<LeadRow, 'status'> }) {
  const { statuses } = useTexts(callTexts)
  return <Tag tone={status}>{statuses[status]}</Tag>
}
