import { useStatus } from '../attention/data.ts'
import { useFormat } from '../texts/format.ts'
import { keepTexts } from '../texts/keep.ts'
import { useTexts } from '../texts/texts.ts'
import parts from '../ui/parts.module.css'
import { Skeleton, Wrong } from '../ui/states.tsx'
import { BackupForm } from './backup-form.tsx'

/** Whether what is kept would survive the disk it lies on. */
export function Backups() {
  const { backups: t } = useTexts(keepTexts)
  const format = useFormat()
  const { data, error, refetch } = useStatus()
  if (error && !data) return <Wrong error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={4} height="2rem" />
  const { scheduled, last, last_failure: failure } = data.backups
  const isFailedSince = failure && (!last || failure.started_at > last.started_at)
  return (
    <div className={parts.sheet}>
      <section className={parts.card} aria-label={t.stand}>
        {stand()}
      </section>
      <BackupForm />
    </div>
  )

  function stand() {
    return (
      <>
        <p>{scheduled ? t.scheduled : t.notScheduled}</p>
        {last ? (
          <p>
            {t.last(format.dayTime(last.started_at))}
            {last.bytes !== null && ` ${t.size(format.bytes(last.bytes))}`}
            {last.record_count !== null && ` ${t.records(format.number(last.record_count))}`} {t.where}{' '}
            <code>{last.path}</code>
          </p>
        ) : (
          <p className={parts.notice}>{scheduled ? t.first : t.none}</p>
        )}
        {isFailedSince && (
          <p className={parts.wrong}>
            {t.failed(format.dayTime(failure.started_at))} <span lang="en">{failure.problem}</span>
          </p>
        )}
        <p className={parts.soft}>{t.erased}</p>
      </>
    )
  }
}
