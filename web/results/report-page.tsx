import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { Refusal } from '../api/refusal.ts'
import { usePerson } from '../api/session.ts'
import { resultTexts } from '../texts/results.ts'
import { useTexts } from '../texts/texts.ts'
import { NotDone } from '../ui/not-done.tsx'
import { Empty, Wrong } from '../ui/states.tsx'
import { useAskAgain, useReportById } from './data.ts'
import { ReportActs } from './report-acts.tsx'
import { NotMade, Titled, Waiting } from './report-states.tsx'
import { ReportView } from './report-view.tsx'
import styles from './results.module.css'

/** One report by its own address: one's own, or for managers and admins somebody else's. */
export default function ReportPage() {
  const { id } = useParams({ strict: false }) as { id: string }
  return (
    <div className={styles.sheet}>
      <OneReport key={id} id={id} />
    </div>
  )
}

function OneReport({ id }: { id: string }) {
  const t = useTexts(resultTexts)
  const { id: person } = usePerson()
  const navigate = useNavigate()
  const { data, error, refetch, isFetching } = useReportById(id)
  const again = useAskAgain()
  const look = () => void refetch()
  const ask = () =>
    data &&
    again.mutate(data, {
      onSuccess: report => void navigate({ to: '/reports/$id', params: { id: report.id }, replace: true }),
    })

  if (error instanceof Refusal && error.status === 404) return <Titled content={<Gone />} />
  if (error instanceof Refusal && error.status === 402) return <Titled content={<Closed />} />
  if (error) return <Titled content={<Wrong error={error} onRetry={look} />} />
  if (!data || (isFetching && !data.report)) return <Waiting />
  if (!data.report)
    return (
      <Titled
        content={
          <>
            <NotMade report={data} onLook={look} onAsk={ask} isAsking={again.isPending} />
            {again.error && <NotDone error={again.error} />}
          </>
        }
      />
    )
  const isOwn = data.user_id === person
  return (
    <>
      <ReportActs report={data} isOwn={isOwn} />
      {!isOwn && <p className={styles.small}>{t.notOwn}</p>}
      <ReportView
        report={data.report}
        {...(isOwn ? { ticksOf: { person, attempt: data.attempt_id } } : {})}
      />
    </>
  )
}

/** The service tells nobody whether a report is there that they may not read. */
function Gone() {
  const t = useTexts(resultTexts)
  return (
    <Empty title={t.gone} action={<Link to="/results">{t.toResults}</Link>}>
      {t.goneMore}
    </Empty>
  )
}

function Closed() {
  const t = useTexts(resultTexts)
  return (
    <Empty title={t.closed} action={<Link to="/results">{t.toResults}</Link>}>
      {t.closedMore}
    </Empty>
  )
}
