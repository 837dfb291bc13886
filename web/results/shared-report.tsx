import { useEffect, useState } from 'react'
import { Refusal } from '../api/refusal.ts'
import { Mark } from '../frame/mark.tsx'
import { useFormat } from '../texts/format.ts'
import { resultTexts } from '../texts/results.ts'
import { useTexts } from '../texts/texts.ts'
import { Empty, Skeleton, Wrong } from '../ui/states.tsx'
import { useSharedReport } from './data.ts'
import { ReportView } from './report-view.tsx'
import styles from './results.module.css'

const tokenNow = () => new URLSearchParams(location.hash.slice(1)).get('token') ?? ''

/** A report that somebody passed on by a link. The token stays behind the #, where no server's log sees it. */
export default function SharedReport() {
  const t = useTexts(resultTexts)
  const format = useFormat()
  const [token, setToken] = useState(tokenNow)
  useEffect(() => {
    document.title = 'Mettle'
    const change = () => setToken(tokenNow())
    window.addEventListener('hashchange', change)
    return () => window.removeEventListener('hashchange', change)
  }, [])
  const { data, error, refetch } = useSharedReport(token)
  return (
    <main className={styles.shared}>
      <p className={styles.small}>
        <Mark /> {data && t.shared.until(format.day(data.expires_at))}
      </p>
      {data ? <ReportView report={data.report} /> : <h1 className="unseen">{t.title}</h1>}
      {!data && !error && <Skeleton lines={8} height="2.4rem" />}
      {error instanceof Refusal && error.status === 404 ? (
        <Empty title={t.shared.gone}>{t.shared.goneMore}</Empty>
      ) : (
        error && <Wrong error={error} onRetry={() => void refetch()} />
      )}
    </main>
  )
}
