import { lazy, Suspense, useMemo } from 'react'
import { Refusal } from '../api/refusal.ts'
import { usePerson } from '../api/session.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { teamTexts } from '../texts/team.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Later } from '../ui/later.tsx'
import { Empty, Skeleton, Wrong } from '../ui/states.tsx'
import { type TeamAddress, useTeamAddress } from './address.ts'
import { CallsChart } from './calls-chart.tsx'
import { Cohort } from './cohort.tsx'
import { type PersonNumbers, useLeadNumbers, useLiveNumbers, usePeopleNumbers } from './data.ts'
import { Filters } from './filters.tsx'
import { People } from './people.tsx'
import { Sources } from './sources.tsx'
import styles from './team.module.css'
import { Tiles } from './tiles.tsx'
import { Waits } from './waits.tsx'

const AssessmentSays = lazy(() => import('./assessment-says.tsx'))
const Rows = lazy(() => import('./rows.tsx'))

/** The team's numbers, each with what it is made of, what it was, and the rows behind it. */
export default function Team() {
  const t = useTexts(teamTexts)
  const { role } = usePerson()
  const mayRead = role === 'manager' || role === 'admin'
  return (
    <>
      <PageTitle>{t.title}</PageTitle>
      {mayRead ? (
        <Numbers />
      ) : (
        <Wrong error={new Refusal(403, { code: 'FORBIDDEN', message: 'For managers.' })} />
      )}
    </>
  )
}

function Numbers() {
  const t = useTexts(teamTexts)
  const address = useTeamAddress()
  const { leads, people, old, sources, everyone } = useNumbers(address)
  useLiveNumbers()
  const error = leads.error ?? people.error
  if (error)
    return (
      <Wrong
        error={error}
        onRetry={() => {
          void leads.refetch()
          void people.refetch()
        }}
      />
    )
  const isEmpty =
    leads.data?.totals.leads === 0 && people.data?.every(person => person.total_calls === 0) === true
  return (
    <div className={styles.team}>
      <Filters address={address} sources={sources} people={everyone} shown={people.data} />
      {!leads.data || !people.data ? (
        <Skeleton lines={5} height="8rem" />
      ) : isEmpty ? (
        <Empty
          title={t.empty}
          action={
            <Button
              onClick={() => address.change({ period: 'quarter', source: undefined, person: undefined })}
            >
              {t.showAll}
            </Button>
          }
        >
          {t.emptyMore}
        </Empty>
      ) : (
        <Later before={<Skeleton lines={5} height="8rem" />}>
          <Tiles now={{ leads: leads.data, people: people.data }} before={old} address={address} />
          <div className={styles.columns}>
            <CallsChart leads={leads.data} address={address} />
            <Cohort leads={leads.data} address={address} />
            <div className={styles.column}>
              <People people={people.data} address={address} />
              <Suspense>
                <AssessmentSays address={address} />
              </Suspense>
            </div>
            <div className={styles.column}>
              <Waits leads={leads.data} before={old?.leads} address={address} />
              <Sources leads={leads.data} address={address} />
            </div>
          </div>
          <p className={styles.soft}>{t.countedUpTo(address.format.dayTime(leads.data.counted_up_to))}</p>
        </Later>
      )}
      {address.open && (
        <Suspense>
          <Rows address={address} open={address.open} people={everyone} />
        </Suspense>
      )}
    </div>
  )
}

function useNumbers({ days, before, interval, zone, source, person }: TeamAddress) {
  const scope = { zone, source, person }
  const leads = useLeadNumbers({ ...scope, span: days }, interval)
  const people = usePeopleNumbers({ ...scope, span: days })
  const leadsBefore = useLeadNumbers({ ...scope, span: before }, interval)
  const peopleBefore = usePeopleNumbers({ ...scope, span: before })
  // Which sources there are to choose from, once one is chosen.
  const all = useLeadNumbers({ zone, source: undefined, person, span: days }, interval, source !== undefined)
  const bySource = (source === undefined ? leads.data : all.data)?.by_source
  const shown = useMemo(() => only(people.data, person), [people.data, person])
  const old = useMemo(() => {
    const peopleThen = only(peopleBefore.data, person)
    return leadsBefore.data && peopleThen && { leads: leadsBefore.data, people: peopleThen }
  }, [leadsBefore.data, peopleBefore.data, person])
  const sources = useMemo(
    () =>
      [
        ...new Set([...(source ? [source] : []), ...(bySource?.flatMap(one => one.source ?? []) ?? [])]),
      ].sort(),
    [bySource, source],
  )
  return { leads, people: { ...people, data: shown }, everyone: people.data ?? nobody, old, sources }
}

const nobody: PersonNumbers[] = []
const only = (people: PersonNumbers[] | undefined, person: string | undefined) =>
  person === undefined ? people : people?.filter(({ id }) => id === person)
