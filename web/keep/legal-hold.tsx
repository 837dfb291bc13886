import { type FormEvent, useState } from 'react'
import { useFormat } from '../texts/format.ts'
import { keepTexts } from '../texts/keep.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { NotDone } from '../ui/not-done.tsx'
import parts from '../ui/parts.module.css'
import { Skeleton, Wrong } from '../ui/states.tsx'
import { say } from '../ui/toast.tsx'
import { type Subject, useHolds, useLiftHold, usePlaceHold } from './data.ts'

const shortest = 3

/** Must stay for now, and why. */
export function LegalHold({ kind, id }: { kind: Subject; id: string }) {
  const { holds: t } = useTexts(keepTexts)
  const format = useFormat()
  const { data, error, refetch } = useHolds()
  const place = usePlaceHold(kind, id)
  const lift = useLiftHold()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  if (error && !data) return <Wrong error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={2} height="2rem" />
  const held = data.find(({ lead_id, person_id }) => (kind === 'lead' ? lead_id : person_id) === id)
  if (held)
    return (
      <div className={parts.notice}>
        <p>{t.held(held.reason, format.date(held.placed_at))}</p>
        <Button
          busy={lift.isPending}
          onClick={() =>
            void lift.mutateAsync(held).then(
              () => say(t.lifted),
              () => {},
            )
          }
        >
          {t.lift}
        </Button>
        {lift.error && <NotDone error={lift.error} />}
      </div>
    )
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (reason.trim().length < shortest || place.isPending) return
    void place.mutateAsync(reason.trim()).then(
      () => {
        say(t.placed)
        setReason('')
        setTried(false)
      },
      () => {},
    )
  }
  return (
    <form className={parts.fields} noValidate onSubmit={submit}>
      <Field
        label={t.reason}
        hint={t.placeHint}
        error={isTried && reason.trim().length < shortest ? t.reasonMissing : undefined}
        value={reason}
        maxLength={1000}
        autoComplete="off"
        onChange={event => setReason(event.target.value)}
      />
      <p className={parts.acts}>
        <Button type="submit" busy={place.isPending}>
          {t.place}
        </Button>
      </p>
      {place.error && <NotDone error={place.error} />}
    </form>
  )
}
