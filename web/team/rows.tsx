import type { ReactNode } from 'react'
import { callTexts } from '../texts/call.ts'
import { teamTexts } from '../texts/team.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Skeleton, Wrong } from '../ui/states.tsx'
import { Table } from '../ui/table.tsx'
import { Tag } from '../ui/tag.tsx'
import type { TeamAddress } from './address.ts'
import {
  type EventRow,
  type LeadRow,
  type PersonNumbers,
  type Scope,
  useCallRows,
  useEventRows,
  useLeadRows,
  usePeopleNumbers,
} from './data.ts'
import { duration, nameOf } from './figures.ts'
import { LeadName } from './lead-name.tsx'
import {
  callMeasures,
  isCallMeasure,
  isLeadMeasure,
  isPersonMeasure,
  leadMeasures,
  personMeasures,
} from './measures.ts'
import { isDay } from './period.ts'
import { RowsLink } from './rows-link.tsx'
import styles from './team.module.css'

type Props = {
  address: TeamAddress
  open: NonNullable<TeamAddress['open']>
  people: readonly PersonNumbers[]
}

/** The rows behind one number of the page, over it. */
export default function Rows({ address, open, people }: Props) {
  const t = useTexts(teamTexts)
  const { rows, who, on, until, of } = open
  const span = isDay(on) && isDay(until) ? { from: on, to: until } : address.days
  const scope: Scope = { span, zone: address.zone, source: of ?? address.source, person: address.person }
  const person = people.find(({ id }) => id === who)
  const isKnown = isLeadMeasure(rows) || isPersonMeasure(rows) || isCallMeasure(rows)
  const what = isKnown ? t.measures[rows] : t.unknownRows
  const about = who ? (person ? nameOf(person, t) : undefined) : of === '' ? t.noSource : of
  const day = (date: string) => address.format.day(`${date}T12:00:00Z`)
  return (
    <Dialog title={about ? t.rowsOf(what, about) : what} wide onClose={address.close}>
      <p className={styles.soft}>{t.rowsAbout(day(span.from), day(span.to))}</p>
      {isLeadMeasure(rows) ? (
        <Leads scope={scope} rows={rows} address={address} title={what} />
      ) : isCallMeasure(rows) ? (
        <Calls scope={scope} rows={rows} address={address} title={what} />
      ) : isPersonMeasure(rows) && who ? (
        <EventsOf scope={scope} rows={rows} who={who} address={address} title={what} />
      ) : isPersonMeasure(rows) ? (
        <ByPerson scope={scope} rows={rows} address={address} title={what} open={open} />
      ) : null}
    </Dialog>
  )
}

function Leads({
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
  const list = useLeadRows(scope, leadMeasures[rows])
  const found = list.data?.pages.flatMap(page => page.rows)
  return (
    <Paged list={list} count={found?.length} format={format}>
      <Table
        caption={title}
        rows={found ?? []}
        rowKey={({ id }) => id}
        columns={[
          { name: 'lead', label: t.lead, cell: lead => <LeadName lead={lead} /> },
          { name: 'status', label: t.status, cell: lead => <Status lead={lead} /> },
          { name: 'source', label: t.source, cell: ({ source }) => source ?? t.noSource },
          { name: 'created', label: t.at, cell: ({ created_at }) => format.dayTime(created_at) },
        ]}
      />
    </Paged>
  )
}

type EventsProps = { scope: Scope; address: TeamAddress; title: string }

function EventsOf({
  scope,
  rows,
  who,
  ...shown
}: EventsProps & { rows: keyof typeof personMeasures; who: string }) {
  return <Events list={useEventRows(scope, who, personMeasures[rows].measure)} {...shown} />
}

function Calls({ scope, rows, ...shown }: EventsProps & { rows: keyof typeof callMeasures }) {
  return <Events list={useCallRows(scope, callMeasures[rows])} {...shown} />
}

function Events({
  list,
  address: { format },
  title,
}: Omit<EventsProps, 'scope'> & { list: ReturnType<typeof useEventRows> }) {
  const t = useTexts(teamTexts)
  const { outcomes } = useTexts(callTexts)
  const found = list.data?.pages.flatMap(page => page.rows)
  const isOfCalls = found?.some(({ outcome }) => outcome !== null)
  const isOfMany = found?.some(({ caller }) => caller !== undefined)
  return (
    <Paged list={list} count={found?.length} format={format}>
      <Table
        caption={title}
        rows={found ?? []}
        rowKey={({ at, lead }) => `${at} ${lead.id}`}
        columns={[
          { name: 'at', label: t.at, cell: ({ at }) => format.dayTime(at) },
          ...(isOfMany
            ? [
                {
                  name: 'caller',
                  label: t.telecaller,
                  cell: ({ caller }: EventRow) => (caller ? nameOf(caller, t) : t.none),
                },
              ]
            : []),
          { name: 'lead', label: t.lead, cell: ({ lead }) => <LeadName lead={lead} /> },
          { name: 'status', label: t.status, cell: ({ lead }) => <Status lead={lead} /> },
          ...(isOfCalls
            ? [
                {
                  name: 'outcome',
                  label: t.outcome,
                  cell: ({ outcome }: EventRow) =>
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
                  cell: ({ duration_seconds }: EventRow) => duration(duration_seconds, t, format),
                },
              ]
            : []),
        ]}
      />
    </Paged>
  )
}

/** Of everyone together: whose they are, each number opening that person's rows. */
function ByPerson({
  scope,
  rows,
  address: { format },
  title,
  open,
}: {
  scope: Scope
  rows: keyof typeof personMeasures
  address: TeamAddress
  title: string
  open: Props['open']
}) {
  const t = useTexts(teamTexts)
  const { data, error, refetch } = usePeopleNumbers(scope)
  const measure = personMeasures[rows]
  if (error) return <Wrong error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={4} height="2.5rem" />
  const counted = data
    .filter(person => scope.person === undefined || person.id === scope.person)
    .filter(person => measure.count(person) > 0)
    .sort((a, b) => measure.count(b) - measure.count(a))
  if (counted.length === 0) return <p className={styles.soft}>{t.noRows}</p>
  const say = (person: PersonNumbers) =>
    'isTime' in measure ? duration(measure.count(person), t, format) : format.number(measure.count(person))
  const days = open.on && open.until ? { on: open.on, until: open.until } : {}
  return (
    <>
      <p className={styles.soft}>{t.byPerson}</p>
      <Table
        caption={title}
        rows={counted}
        rowKey={({ id }) => id}
        columns={[
          { name: 'name', label: t.telecaller, cell: person => nameOf(person, t) },
          {
            name: 'count',
            label: t.count,
            numeric: true,
            cell: person => (
              <RowsLink
                number={say(person)}
                what={`${title}, ${nameOf(person, t)}`}
                rows={{ rows, who: person.id, ...days }}
              />
            ),
          },
        ]}
      />
    </>
  )
}

type List = Pick<ReturnType<typeof useLeadRows>, 'error' | 'hasNextPage' | 'isFetchingNextPage'> & {
  refetch(): unknown
  fetchNextPage(): unknown
}

function Paged({
  list,
  count,
  format,
  children,
}: {
  list: List
  count: number | undefined
  format: TeamAddress['format']
  children: ReactNode
}) {
  const t = useTexts(teamTexts)
  if (list.error) return <Wrong error={list.error} onRetry={() => void list.refetch()} />
  if (count === undefined) return <Skeleton lines={5} height="2.5rem" />
  if (count === 0) return <p className={styles.soft}>{t.noRows}</p>
  return (
    <>
      {children}
      <div className={styles.foot}>
        <span className={styles.soft} role="status">
          {(list.hasNextPage ? t.shown : t.allShown)(format.number(count))}
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

function Status({ lead: { status } }: { lead: LeadRow }) {
  const { statuses } = useTexts(callTexts)
  return <Tag tone={status}>{statuses[status]}</Tag>
}
