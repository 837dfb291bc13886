import { type FormEvent, useState } from 'react'
import { useFormat } from '../texts/format.ts'
import { resultTexts } from '../texts/results.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field, Select } from '../ui/field.tsx'
import { NotDone } from '../ui/not-done.tsx'
import { Skeleton, Wrong } from '../ui/states.tsx'
import { say } from '../ui/toast.tsx'
import { useLinks, useMakeLink, useRevokeLink } from './data.ts'
import styles from './results.module.css'

const lengths = [1, 7, 14, 30, 90]

/** Links to this report: made, seen and taken back. */
export default function Sharing({ report, onClose }: { report: string; onClose(): void }) {
  const t = useTexts(resultTexts).sharing
  const make = useMakeLink(report)
  const [label, setLabel] = useState('')
  const [days, setDays] = useState('14')

  function submit(event: FormEvent) {
    event.preventDefault()
    if (make.isPending) return
    make.mutate({ label: label.trim(), days: Number(days) }, { onSuccess: () => setLabel('') })
  }

  return (
    <Dialog title={t.title} onClose={onClose} wide>
      <p>{t.about}</p>
      <form className={styles.linkForm} onSubmit={submit} noValidate>
        <Field
          label={t.label}
          optional
          hint={t.labelHint}
          maxLength={100}
          autoComplete="off"
          value={label}
          onChange={event => setLabel(event.target.value)}
        />
        <Select
          label={t.days}
          value={days}
          options={lengths.map(length => ({ value: String(length), label: t.daysOf(length) }))}
          onChange={setDays}
        />
        <div>
          <Button type="submit" kind="primary" busy={make.isPending}>
            {t.make}
          </Button>
        </div>
      </form>
      <div role="status">{make.data && <NewLink url={make.data.url} />}</div>
      {make.error && <NotDone error={make.error} />}
      <Links report={report} onRevoked={id => void (make.data?.id === id && make.reset())} />
    </Dialog>
  )
}

function NewLink({ url }: { url: string }) {
  const t = useTexts(resultTexts).sharing
  return (
    <div className={styles.newLink}>
      <p>{t.made}</p>
      <code>{url}</code>
      <Button onClick={() => void navigator.clipboard?.writeText(url).then(() => say(t.copied))}>
        {t.copy}
      </Button>
    </div>
  )
}

function Links({ report, onRevoked }: { report: string; onRevoked(id: string): void }) {
  const t = useTexts(resultTexts).sharing
  const format = useFormat()
  const { data, error, refetch } = useLinks(report)
  const revoke = useRevokeLink(report)
  if (error) return <Wrong error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={2} height="2.5rem" />
  if (data.length === 0) return <p className={styles.soft}>{t.none}</p>
  return (
    <>
      <h3>{t.list}</h3>
      <ul className={styles.links}>
        {data.map(({ id, label, expires_at, uses }) => (
          <li key={id}>
            <span>
              <strong>{label ?? t.unnamed}</strong>
              <br />
              {t.until} {format.day(expires_at)} · {t.used} {t.usedTimes(format.number(uses))}
            </span>
            <Button
              aria-label={t.revokeThis(label ?? t.unnamed)}
              onClick={() =>
                void revoke.mutateAsync(id).then(
                  () => {
                    onRevoked(id)
                    say(t.revoked)
                  },
                  () => {},
                )
              }
            >
              {t.revoke}
            </Button>
          </li>
        ))}
      </ul>
      {revoke.error && <NotDone error={revoke.error} />}
    </>
  )
}
