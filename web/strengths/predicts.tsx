import { useNavigate, useSearch } from '@tanstack/react-router'
import { useAssessments } from '../assessments/data.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { nameIn } from '../texts/dimensions.ts'
import { predictsTexts } from '../texts/predicts.ts'
import { useTexts } from '../texts/texts.ts'
import { Select } from '../ui/field.tsx'
import { Empty, Skeleton, Wrong } from '../ui/states.tsx'
import { useValidity } from './data.ts'
import { Exercises } from './exercises.tsx'
import { ForManagers } from './for-managers.tsx'
import { metricsOf, Prediction } from './prediction.tsx'
import styles from './strengths.module.css'

/** The assessment beside what people achieve: what goes together, how sure that is, and what it would mean in calls. */
export default function Predicts() {
  const t = useTexts(predictsTexts)
  return (
    <>
      <PageTitle>{t.title}</PageTitle>
      <ForManagers>
        <Choice />
      </ForManagers>
    </>
  )
}

function Choice() {
  const t = useTexts(predictsTexts)
  const search = useSearch({ strict: false }) as { assessment?: string; result?: string }
  const navigate = useNavigate()
  const assessments = useAssessments()
  const list = assessments.data ?? []
  const chosen = (list.find(({ id }) => id === search.assessment) ?? list[0])?.id
  const { data, error, refetch } = useValidity(chosen)
  const metrics = data ? metricsOf(data) : []
  const metric = metrics.find(one => one === search.result) ?? metrics[0]
  const change = (next: typeof search) =>
    void navigate({ to: '/predicts', search: { ...search, ...next } as never, replace: true })

  if (assessments.error) return <Wrong error={assessments.error} onRetry={() => void assessments.refetch()} />
  if (assessments.data?.length === 0) return <Empty title={t.noAssessments}>{t.noAssessmentsMore}</Empty>
  return (
    <div className={styles.page}>
      {(list.length > 1 || metric !== undefined) && (
        <search className={styles.filters} aria-label={t.filters}>
          {list.length > 1 && (
            <Select
              label={t.assessment}
              value={chosen ?? ''}
              options={list.map(({ id, title }) => ({ value: id, label: title }))}
              onChange={assessment => change({ assessment })}
            />
          )}
          {metric !== undefined && (
            <Select
              label={t.metric}
              value={metric}
              options={metrics.map(one => ({ value: one, label: nameIn(t.metrics, one) }))}
              onChange={result => change({ result })}
            />
          )}
        </search>
      )}
      {error ? (
        <Wrong error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={9} height="2rem" />
      ) : metric === undefined ? (
        <Empty title={t.none}>{t.noneMore}</Empty>
      ) : (
        <>
          <Prediction validity={data} metric={metric} />
          <Exercises validity={data} />
        </>
      )}
    </div>
  )
}
