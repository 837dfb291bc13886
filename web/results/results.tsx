import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { Refusal } from '../api/refusal.ts'
import { usePerson } from '../api/session.ts'
import { Payment } from '../assessments/payment.tsx'
import { usePreferences } from '../device/preferences.ts'
import { InBar } from '../frame/page-title.tsx'
import { resultTexts } from '../texts/results.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/field.tsx'
import { Empty, Skeleton, Wrong } from '../ui/states.tsx'
import { type MadeReport, useReport, useTaken } from './data.ts'
import { History } from './history.tsx'
import { PdfButton } from './pdf-button.tsx'
import { ReportView } from './report-view.tsx'
import styles from './results.module.css'

const AskColleagues = lazy(() => import('./ask-colleagues.tsx'))
const Sharing = lazy(() => import('./sharing.tsx'))

export default function Results() {
  const t = useTexts(resultTexts)
  const { id } = useParams({ strict: false }) as { id?: string }
  const navigate = useNavigate()
  const { taken, isWaiting, error, retry } = useTaken()
  const shown = id ?? taken[0]?.id
  return (
    <div className={styles.sheet}>
      {taken.length > 1 && shown && (
        <Select
          label={t.which}
          value={shown}
          options={taken.map(one => ({ value: one.id, label: one.title }))}
          onChange={chosen => void navigate({ to: '/results/$id', params: { id: chosen } })}
        />
      )}
      {content()}
    </div>
  )

  function content() {
    if (shown) return <Result key={shown} assessment={shown} />
    if (error) return <Titled content={<Wrong error={error} onRetry={retry} />} />
    if (isWaiting) return <Waiting />
    return <Titled content={<NoResults />} />
  }
}

function Result({ assessment }: { assessment: string }) {
  const t = useTexts(resultTexts)
  const { id: person } = usePerson()
  const { language } = usePreferences()
  const { data, error, refetch, isFetching } = useReport(assessment, language)
  const look = () => void refetch()
  if (error instanceof Refusal && error.status === 402)
    return <Titled content={<Payment assessment={assessment} onRetry={look} />} />
  if (error instanceof Refusal && error.status === 404) return <Titled content={<NoResults />} />
  if (error) return <Titled content={<Wrong error={error} onRetry={look} />} />
  if (!data || (isFetching && !data.report)) return <Waiting />
  if (!data.report)
    return (
      <Titled
        content={
          <Empty
            title={data.state === 'failed' ? t.failed : t.slow}
            action={<Button onClick={look}>{t.look}</Button>}
          >
            {data.problem ?? t.slowMore}
          </Empty>
        }
      />
    )
  return (
    <>
      <Acts made={data} />
      <ReportView report={data.report} ticksOf={{ person, attempt: data.attempt_id }} />
      <History assessment={assessment} />
    </>
  )
}

function Acts({ made }: { made: MadeReport }) {
  const t = useTexts(resultTexts)
  const [open, setOpen] = useState<'sharing' | 'asking'>()
  const close = () => setOpen(undefined)
  return (
    <InBar>
      <span className={styles.acts}>
        <PdfButton assessment={made.assessment_id} />
        <Button onClick={() => setOpen('sharing')}>{t.share}</Button>
        <Button onClick={() => setOpen('asking')}>{t.askColleagues}</Button>
      </span>
      <Suspense>
        {open === 'sharing' && <Sharing report={made.id} onClose={close} />}
        {open === 'asking' && <AskColleagues assessment={made.assessment_id} onClose={close} />}
      </Suspense>
    </InBar>
  )
}

const Titled = ({ content }: { content: React.ReactNode }) => {
  const t = useTexts(resultTexts)
  return (
    <>
      <h1 className="unseen">{t.title}</h1>
      {content}
    </>
  )
}

function NoResults() {
  const t = useTexts(resultTexts)
  return (
    <Empty title={t.none} action={<Link to="/assessments">{t.toAssessments}</Link>}>
      {t.noneMore}
    </Empty>
  )
}

function Waiting() {
  const t = useTexts(resultTexts)
  return (
    <>
      <h1 className="unseen">{t.making}</h1>
      <Skeleton lines={2} height="2.2rem" />
      <Skeleton lines={8} height="2.4rem" />
    </>
  )
}
