import { type FormEvent, useState } from 'react'
import { Refusal } from '../api/refusal.ts'
import { useFormat } from '../texts/format.ts'
import { keepTexts } from '../texts/keep.ts'
import { objectionOf } from '../texts/refusals.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Field, Select } from '../ui/field.tsx'
import parts from '../ui/parts.module.css'
import { Skeleton, Wrong } from '../ui/states.tsx'
import { say } from '../ui/toast.tsx'
import { isWhole } from '../ui/whole-number.ts'
import { type BackupPlan, useBackupPlan, useSaveBackupPlan } from './data.ts'

/** Where backups go by themselves, at what hour, and how many stay. */
export function BackupForm() {
  const { data, error, refetch } = useBackupPlan()
  if (error && !data) return <Wrong error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={4} height="3.5rem" />
  return <Form key={data.etag} plan={data.value} etag={data.etag} />
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)

function Form({ plan, etag }: { plan: BackupPlan; etag: string }) {
  const { backups: t } = useTexts(keepTexts)
  const format = useFormat()
  const [folder, setFolder] = useState(plan.folder ?? '')
  const [hour, setHour] = useState(plan.hour)
  const [daily, setDaily] = useState(String(plan.keep_daily))
  const [weekly, setWeekly] = useState(String(plan.keep_weekly))
  const save = useSaveBackupPlan()
  const refusal = save.error instanceof Refusal ? save.error : undefined
  const isStale = refusal?.status === 412
  const [noNumber, setNoNumber] = useState<string[]>([])
  const wrongAt = (field: string) => {
    if (noNumber.includes(field)) return t.noNumber
    return refusal?.field === field ? objectionOf(refusal) : undefined
  }
  const isAtField = ['folder', 'keep_daily', 'keep_weekly'].some(wrongAt)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (save.isPending) return
    const numbers = { keep_daily: daily, keep_weekly: weekly }
    const wrong = Object.entries(numbers).filter(([, typed]) => !isWhole(typed))
    setNoNumber(wrong.map(([field]) => field))
    if (wrong.length > 0) return
    const where = folder.trim() ? { folder: folder.trim() } : {}
    const body = { ...where, hour, keep_daily: Number(daily), keep_weekly: Number(weekly) }
    void save.mutateAsync({ body, etag }).then(
      () => say(t.saved),
      () => {},
    )
  }
  return (
    <form className={parts.fields} noValidate onSubmit={submit} aria-label={t.byThemselves}>
      <h2>{t.byThemselves}</h2>
      <Field
        label={t.folder}
        hint={t.folderHint}
        error={wrongAt('folder')}
        autoComplete="off"
        spellCheck={false}
        value={folder}
        onChange={event => setFolder(event.target.value)}
      />
      <div className={parts.pair}>
        <Select
          label={t.hour}
          value={String(hour)}
          options={hours.map(one => ({
            value: String(one),
            label: t.hourOf(String(one).padStart(2, '0'), format.time(new Date().setUTCHours(one, 0))),
          }))}
          onChange={one => setHour(Number(one))}
        />
        <Field
          label={t.daily}
          error={wrongAt('keep_daily')}
          inputMode="numeric"
          autoComplete="off"
          value={daily}
          onChange={event => setDaily(event.target.value)}
        />
        <Field
          label={t.weekly}
          error={wrongAt('keep_weekly')}
          inputMode="numeric"
          autoComplete="off"
          value={weekly}
          onChange={event => setWeekly(event.target.value)}
        />
      </div>
      {isStale && (
        <p className={parts.notice} role="alert">
          {t.stale}
        </p>
      )}
      {save.error && !isStale && !isAtField && <Wrong error={save.error} />}
      <p className={parts.acts}>
        <Button type="submit" kind="primary" busy={save.isPending}>
          {t.save}
        </Button>
      </p>
    </form>
  )
}
