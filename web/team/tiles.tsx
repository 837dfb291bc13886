import { memo } from 'react'
import { teamTexts } from '../texts/team.ts'
import { useTexts } from '../texts/texts.ts'
import type { RowsAddress, TeamAddress } from './address.ts'
import type { LeadNumbers, PersonNumbers } from './data.ts'
import { duration, share, together } from './figures.ts'
import { lengthOf } from './period.ts'
import { RowsLink } from './rows-link.tsx'
import styles from './team.module.css'

type Numbers = { leads: LeadNumbers; people: readonly PersonNumbers[] }
type Tile = {
  name: string
  title: string
  number: string
  rows?: RowsAddress | undefined
  /** What it is made of and what it was; better and worse are told by words as well as by colour. */
  says: string
  tone?: 'better' | 'worse' | undefined
}

export const Tiles = memo(function Tiles({
  now,
  before,
  address,
}: {
  now: Numbers
  before: Numbers | undefined
  address: TeamAddress
}) {
  const t = useTexts(teamTexts)
  return (
    <ul className={styles.tiles} aria-label={t.numbers}>
      {useTiles(now, before, address).map(({ name, title, number, rows, says, tone }) => (
        <li key={name} className={styles.tile}>
          <h2>{title}</h2>
          <p className={styles.figure}>
            {rows ? <RowsLink number={number} what={title} rows={rows} /> : number}
          </p>
          <p className={`${styles.says} ${tone ? styles[tone] : ''}`}>{says}</p>
        </li>
      ))}
    </ul>
  )
})

function useTiles(
  now: Numbers,
  before: Numbers | undefined,
  { format, period, days, ...address }: TeamAddress,
) {
  const t = useTexts(teamTexts)
  const number = format.number
  const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ')
  const was = (value: number | null | undefined, say: (value: number) => string) =>
    before && (value === null || value === undefined ? t.wasNothing : t.was(say(value)))
  // What reads the same is neither better nor worse.
  const tone = (
    value: number | null,
    old: number | null | undefined,
    say: (value: number) => string,
    isMoreBetter = true,
  ): Tile['tone'] =>
    value === null || old === null || old === undefined || say(value) === say(old)
      ? undefined
      : value > old === isMoreBetter
        ? 'better'
        : 'worse'
  const when = period === 'today' ? t.before.today : t.before.days(lengthOf(days))
  const who = address.person ? { who: address.person } : {}

  const created = (): Tile => {
    const count = now.leads.totals.leads
    const old = before?.leads.totals.leads
    const common = { name: 'created', title: t.created, number: number(count), rows: { rows: 'leads' } }
    if (old === undefined) return { ...common, says: '' }
    if (old === 0) return { ...common, says: t.createdNone(when) }
    if (old === count) return { ...common, says: t.createdSame(when) }
    const change = format.percent(Math.round((Math.abs(count - old) / old) * 100) / 100)
    const say = count > old ? t.createdMore : t.createdFewer
    return { ...common, says: say(change, number(old), when), tone: tone(count, old, number) }
  }

  const firstCall = (): Tile => {
    const wait = now.leads.time_to_first_attempt
    const old = before?.leads.time_to_first_attempt.p50_seconds
    const time = (seconds: number | null) => duration(seconds, t, format)
    return {
      name: 'first-call',
      title: t.firstCall,
      number: time(wait.p50_seconds),
      rows: wait.leads > 0 ? { rows: 'time_to_first_attempt' } : undefined,
      says: join(
        t.median(number(wait.leads), number(now.leads.totals.leads)),
        was(old, time),
        wait.p95_seconds === null ? undefined : t.slowest(time(wait.p95_seconds)),
      ),
      tone: tone(wait.p50_seconds, old, time, false),
    }
  }

  const ofPeople = (
    name: string,
    title: string,
    rate: 'connection_rate_of' | 'follow_up_compliance_of',
    rows: string,
    says: (part: string, whole: string) => string,
    nothing: string,
  ): Tile => {
    if (address.source !== undefined) return { name, title, number: t.none, says: t.notBySource }
    const { value, part, whole } = together(now.people, rate)
    const old = before && together(before.people, rate).value
    if (value === null) return { name, title, number: t.none, says: join(nothing, was(old, format.percent)) }
    return {
      name,
      title,
      number: share(value, t, format),
      rows: { rows, ...who },
      says: join(says(number(part), number(whole)), was(old, format.percent)),
      tone: tone(value, old, format.percent),
    }
  }

  const conversion = (): Tile => {
    const { numerator, denominator } = now.leads.conversion_rate_of
    const young = now.leads.maturity.leads_too_young
    return {
      name: 'conversion',
      title: t.conversion,
      number: share(now.leads.conversion_rate, t, format),
      rows: numerator > 0 ? { rows: 'converted' } : undefined,
      says: join(
        t.soFar(number(numerator), number(denominator)),
        young ? t.tooEarly(number(young)) : undefined,
        was(before?.leads.conversion_rate, format.percent),
      ),
    }
  }

  return [
    created(),
    firstCall(),
    ofPeople('connection', t.connection, 'connection_rate_of', 'total_calls', t.ofCalls, t.noCalls),
    conversion(),
    ofPeople('kept', t.kept, 'follow_up_compliance_of', 'follow_up_due', t.keptOf, t.nothingDue),
  ]
}
