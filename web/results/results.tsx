import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Refusal } from '../api/refusal.ts'
import { usePerson } from '../api/session.ts'
import { type Taken, useTaken } from '../assessments/data.ts'
import { Payment } from '../assessments/payment.tsx'
import { openKept } from '../device/kept.ts'
import { usePreferences } from '../device/preferences.ts'
import { openStorage } from '../device/storage.ts'
import { resultTexts } from '../texts/results.ts'
import { useTexts } from '../texts/texts.ts'
import { Select } from '../ui/field.tsx'
import { Later } from '../ui/later.tsx'
import { Empty, Wrong } from '../ui/states.tsx'
import { ColleaguesView } from './colleagues-view.tsx'
import { useReport } from './data.ts'
import { History } from './history.tsx'
import { ReportActs } from './report-acts.tsx'
import { NotMade, Titled, Waiting } from './report-states.tsx'
import { ReportView } from './report-view.tsx'
import styles from './results.module.css'

const storage = openStorage()

export default function Results() {
  const t = useTexts(resultTexts)
  const { id } = useParams({ strict: false }) as { id?: string }
  const navigate = useNavigate()
  const { id: person } = usePerson()
  const { data, error, refetch } = useTaken()
  const taken = (data ?? [])
    .filter(one => one.taken_at !== null)
    .sort((a, b) => (b.taken_at ?? '').localeCompare(a.taken_at ?? ''))
  const begun = data?.find(one => one.begun_at !== null)
  const lastShown = openKept<string>(storage, person, 'results')
  // What was shown last is most likely what is looked for; whether something newer was taken is known later.
  const shown = id ?? (data ? taken[0]?.id : lastShown.read())
  useEffect(() => {
    if (shown) lastShown.write(shown)
  })
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
    if (shown) return <Result key={shown} assessment={shown} begun={begun} />
    if (error) return <Titled content={<Wrong error={error} onRetry={() => void refetch()} />} />
    if (!data) return <Waiting />
    return <Titled content={<NoResults begun={begun} />} />
  }
}

function Result({ assessment, begun }: { assessment: string; begun: Taken | undefined }) {
  const { id: person } = usePerson()
  const { language } = usePreferences()
  const { data, error, refetch, isFetching } = useReport(assessment, language)
  const look = () => void refetch()
  if (error instanceof Refusal && error.status === 402)
    return <Titled content={<Payment assessment={assessment} onRetry={look} />} />
  if (error instanceof Refusal && error.status === 404)
    return <Titled content={<NoResults begun={begun} />} />
  if (error) return <Titled content={<Wrong error={error} onRetry={look} />} />
  if (!data || (isFetching && !data.report)) return <Waiting />
  if (!data.report) return <Titled content={<NotMade report={data} onLook={look} onAsk={look} />} />
  return (
    <>
      <ReportActs report={data} isOwn />
      <ReportView report={data.report} ticksOf={{ person, attempt: data.attempt_id }} />
      <Later>
        <ColleaguesView assessment={assessment} />
        <History assessment={assessment} />
      </Later>
    </>
  )
}

function NoResults({ begun }: { begun: Taken | undefined }) {
  const t = useTexts(resultTexts)
  if (begun)
    return (
      <Empty
        title={t.none}
        action={
          <Link to="/assessments/$id/take" params={{ id: begun.id }} search={{ resume: true }}>
            {t.goOn}
          </Link>
        }
      >
        {t.begunMore(begun.title)}
      </Empty>
    )
  return (
    <Empty title={t.none} action={<Link to="/assessments">{t.toAssessments}</Link>}>
      {t.noneMore}
    </Empty>
  )
}
