import { teamTexts } from '../texts/team.ts'
import { useTexts } from '../texts/texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Skeleton, Wrong } from '../ui/states.tsx'
import { Table } from '../ui/table.tsx'
import type { TeamAddress } from './address.ts'
import { type PersonNumbers, type Scope, usePeopleNumbers } from './data.ts'
import { duration, nameOf } from './figures.ts'
import { isCallMeasure, isLeadMeasure, isPersonMeasure, personMeasures } from './measures.ts'
import { isDay } from './period.ts'
import { RateCell } from './rate-cell.tsx'
import { CallRows, LeadRows, PersonRows } from './row-tables.tsx'
import { RowsLink } from './rows-link.tsx'
import { useRowsSummary } from './rows-summary.ts'
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
  const period = t.rowsAbout(day(span.from), day(span.to))
  const summary = useRowsSummary(scope, rows, who, address)
  return (
    <Dialog title={about ? t.rowsOf(what, about) : what} wide="table" onClose={address.close}>
      <p>{summary ? `${summary}, ${period}` : period}</p>
      {isLeadMeasure(rows) ? (
        <LeadRows scope={scope} rows={rows} address={address} title={what} />
      ) : isCallMeasure(rows) ? (
        <CallRows scope={scope} rows={rows} address={address} title={what} />
      ) : isPersonMeasure(rows) && who ? (
        <PersonRows scope={scope} rows={rows} who={who} address={address} title={what} />
      ) : isPersonMeasure(rows) ? (
        <ByPerson scope={scope} rows={rows} address={address} title={what} open={open} />
      ) : null}
    </Dialog>
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
  const rateOf = (name: 'connection_rate' | 'conversion_rate' | 'follow_up_compliance') => ({
    name,
    label: t.rate,
    numeric: true,
    cell: (person: PersonNumbers) => (
      <RateCell value={person[name]} of={person[`${name}_of`]} format={format} />
    ),
  })
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
          ...('rate' in measure ? [rateOf(measure.rate)] : []),
        ]}
      />
    </>
  )
}
