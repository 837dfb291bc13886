import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { Refusal } from '../api/refusal.ts'
import { useAssessments } from '../assessments/data.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { useNames } from '../leads/data.ts'
import { useFormat } from '../texts/format.ts'
import { strengthsTexts } from '../texts/strengths.ts'
import { useTexts } from '../texts/texts.ts'
import { Select } from '../ui/field.tsx'
import { Empty, Skeleton, Wrong } from '../ui/states.tsx'
import { type Result, useResultsOf } from './data.ts'
import { ForManagers } from './for-managers.tsx'
import { PersonChart } from './person-chart.tsx'
import styles from './strengths.module.css'

/** Somebody's results, as they were told before they took it that managers may open them. */
export default function PersonStrengths() {
  const t = useTexts(strengthsTexts)
  const { id } = useParams({ strict: false }) as { id: string }
  const name = useNames().find(one => one.id === id)?.name
  return (
    <>
      <PageTitle>{name ? t.resultsOf(name) : t.title}</PageTitle>
      <ForManagers>
        <div className={styles.page}>
          <p>
            <Link to="/strengths">{t.person.back}</Link>
          </p>
          <Results person={id} />
        </div>
      </ForManagers>
    </>
  )
}

function Results({ person }: { person: string }) {
  const t = useTexts(strengthsTexts).person
  const assessments = useAssessments()
  const [wanted, setWanted] = useState<string>()
  const chosen = wanted ?? assessments.data?.[0]?.id
  const { data, error, refetch } = useResultsOf(person, chosen)
  if (assessments.error) return <Wrong error={assessments.error} onRetry={() => void assessments.refetch()} />
  if (assessments.data?.length === 0) return <Empty title={t.noAssessments} />
  return (
    <>
      {assessments.data && assessments.data.length > 1 && (
        <search className={styles.filters} aria-label={t.assessment}>
          <Select
            label={t.assessment}
            value={chosen as string}
            options={assessments.data.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={setWanted}
          />
        </search>
      )}
      {content()}
    </>
  )

  function content() {
    if (error instanceof Refusal && error.status === 404) return <Empty title={t.none}>{t.noneMore}</Empty>
    if (error) return <Wrong error={error} onRetry={() => void refetch()} />
    if (!data) return <Skeleton lines={8} height="2.4rem" />
    return <Sheet result={data} />
  }
}

function Sheet({ result }: { result: Result }) {
  const t = useTexts(strengthsTexts).person
  const format = useFormat()
  const { validity, norm, peers } = result
  const facts = [
    t.taken(format.fullDayTime(result.computed_at), format.number(result.answers)),
    t.forms[result.form],
  ]
  return (
    <>
      <p className={styles.lead}>{facts.join(' · ')}</p>
      <div className={styles.columns}>
        <section className={styles.card}>
          <h2>{t.strengths}</h2>
          <p className={styles.soft}>{t.reading}</p>
          <PersonChart result={result} />
        </section>
        <section className={styles.card}>
          <h2>{t.trust}</h2>
          <p className={styles.says}>{t.verdicts[validity.verdict]}</p>
          <p className={styles.says}>
            {norm.kind === 'sample' ? t.norm.sample(format.number(norm.n ?? 0)) : t.norm.prior}{' '}
            {peers.used ? t.peers.used(format.number(peers.raters)) : t.peers.not}
          </p>
          <p className={styles.says}>{t.use}</p>
          <p className={styles.soft}>{t.noted}</p>
        </section>
      </div>
    </>
  )
}
