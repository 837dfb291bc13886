import { Link, useSearch } from '@tanstack/react-router'
import { usePerson } from '../api/session.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { assessmentTexts } from '../texts/assessments.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import { Empty, Skeleton, Wrong } from '../ui/states.tsx'
import styles from './assessments.module.css'
import { Before } from './before.tsx'
import { type Assessment, useAssessments, useAttempts } from './data.ts'

export default function Assessments() {
  const t = useTexts(assessmentTexts)
  const { start } = useSearch({ strict: false }) as { start?: string }
  const { data, error, refetch } = useAssessments()
  const chosen = data?.find(({ id }) => id === start)
  return (
    <>
      <PageTitle>{t.title}</PageTitle>
      {content()}
    </>
  )

  function content() {
    if (error) return <Wrong error={error} onRetry={() => void refetch()} />
    if (!data)
      return (
        <div className={styles.sheet}>
          <Skeleton lines={4} height="3rem" />
        </div>
      )
    if (chosen) return <Before key={chosen.id} assessment={chosen} />
    if (data.length === 0) return <Empty title={t.none}>{t.noneMore}</Empty>
    return (
      <div className={styles.sheet}>
        <p className={styles.soft}>{t.about}</p>
        <ul className={styles.list}>
          {data.map(assessment => (
            <li key={assessment.id}>
              <One assessment={assessment} />
            </li>
          ))}
        </ul>
      </div>
    )
  }
}

function One({ assessment: { id, title, description } }: { assessment: Assessment }) {
  const t = useTexts(assessmentTexts)
  const format = useFormat()
  const { role } = usePerson()
  const { data: attempts = [] } = useAttempts(id)
  const open = attempts.find(({ state }) => state === 'in_progress')
  const taken = attempts.find(({ state }) => state === 'scored' || state === 'rescored')
  return (
    <article className={styles.one}>
      <h2 lang="en">{title}</h2>
      {description && <p lang="en">{description}</p>}
      {open && <p className={styles.soft}>{t.begunOn(format.day(open.started_at))}</p>}
      {!open && taken?.submitted_at && (
        <p className={styles.soft}>{t.takenOn(format.day(taken.submitted_at))}</p>
      )}
      <p className={styles.acts}>
        {open ? (
          <Link className={styles.primary} to="/assessments/$id/take" params={{ id }}>
            {t.goOn}
          </Link>
        ) : (
          <Link className={taken ? styles.plain : styles.primary} to="/assessments" search={{ start: id }}>
            {taken ? t.again : t.begin}
          </Link>
        )}
        {taken && (
          <Link className={open ? styles.plain : styles.primary} to="/results/$id" params={{ id }}>
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
