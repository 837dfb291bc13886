import { Link, useSearch } from '@tanstack/react-router'
import { usePerson } from '../api/session.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { assessmentTexts } from '../texts/assessments.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import { Empty, Skeleton, Wrong } from '../ui/states.tsx'
import styles from './assessments.module.css'
import { Before } from './before.tsx'
import { type Assessment, type Taken, useAssessment, useAssessments, useTaken } from './data.ts'

export default function Assessments() {
  const t = useTexts(assessmentTexts)
  const { start } = useSearch({ strict: false }) as { start?: string }
  const assessments = useAssessments()
  const all = useTaken()
  const offered = assessments.data?.find(({ id }) => id === start)
  const told = useAssessment(assessments.data && !offered ? start : undefined)
  return (
    <>
      <PageTitle>{t.title}</PageTitle>
      {content()}
    </>
  )

  function content() {
    for (const { error, refetch } of [assessments, all])
      if (error) return <Wrong error={error} onRetry={() => void refetch()} />
    const [data, taken] = [assessments.data, all.data]
    if (!data || !taken)
      return (
        <div className={styles.sheet}>
          <Skeleton lines={4} height="3rem" />
        </div>
      )
    const chosen = offered ?? told.data
    if (chosen) return <Before key={chosen.id} assessment={chosen} />
    const retired = taken.filter(({ is_active }) => !is_active)
    if (data.length === 0 && retired.length === 0) return <Empty title={t.none}>{t.noneMore}</Empty>
    return (
      <div className={styles.sheet}>
        <p className={styles.soft}>{t.about}</p>
        <ul className={styles.list}>
          {data.map(assessment => (
            <li key={assessment.id}>
              <One assessment={assessment} taken={taken.find(({ id }) => id === assessment.id)} />
            </li>
          ))}
          {retired.map(one => (
            <li key={one.id}>
              <One assessment={{ ...one, description: null }} taken={one} />
            </li>
          ))}
        </ul>
      </div>
    )
  }
}

function One({ assessment, taken }: { assessment: Assessment; taken: Taken | undefined }) {
  const t = useTexts(assessmentTexts)
  const format = useFormat()
  const { role } = usePerson()
  const { id, title, description } = assessment
  const { is_active = true, begun_at = null, taken_at = null, again_from = null } = taken ?? {}
  return (
    <article className={styles.one}>
      <h2 lang="en">{title}</h2>
      {description && <p lang="en">{description}</p>}
      {!is_active && <p className={styles.soft}>{t.retired}</p>}
      {begun_at && <p className={styles.soft}>{t.begunOn(format.day(begun_at))}</p>}
      {!begun_at && taken_at && <p className={styles.soft}>{t.takenOn(format.day(taken_at))}</p>}
      {!begun_at && is_active && again_from && (
        <p className={styles.soft}>{t.againFrom(format.day(again_from))}</p>
      )}
      <p className={styles.acts}>
        {begun_at && (
          <Link
            className={styles.primary}
            to="/assessments/$id/take"
            params={{ id }}
            search={{ resume: true }}
          >
            {t.goOn}
          </Link>
        )}
        {!begun_at && is_active && !again_from && (
          <Link className={taken_at ? styles.plain : styles.primary} to="/assessments" search={{ start: id }}>
            {taken_at ? t.again : t.begin}
          </Link>
        )}
        {taken_at && (
          <Link className={begun_at ? styles.plain : styles.primary} to="/results/$id" params={{ id }}>
            {t.seeResults}
          </Link>
        )}
        {role === 'admin' && (
          <Link className={styles.plain} to="/assessments/$id" params={{ id } as never}>
            {t.definition}
          </Link>
        )}
      </p>
    </article>
  )
}
