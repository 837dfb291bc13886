import { useState } from 'react'
import { usePerson } from '../api/session.ts'
import { useFormat } from '../texts/format.ts'
import { keepTexts } from '../texts/keep.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { NotDone } from '../ui/not-done.tsx'
import parts from '../ui/parts.module.css'
import { Skeleton, Wrong } from '../ui/states.tsx'
import { say } from '../ui/toast.tsx'
import { isAtOnce } from './at-once.ts'
import { useCancelErasure, useEraseOwn, useErasureWait, usePersonErasure } from './data.ts'
import { ExportData } from './export-data.tsx'

/** Everything held about oneself: taken along, or erased after some days in which one can change one's mind. */
export function OwnData() {
  const t = useTexts(keepTexts)
  const { id } = usePerson()
  return (
    <div className={parts.sheet}>
      <section className={parts.card} aria-labelledby="own-export">
        <h2 id="own-export">{t.data.title}</h2>
        <ExportData kind="person" id={id} isOwn />
      </section>
      <section className={parts.card} aria-labelledby="own-erasure">
        <h2 id="own-erasure">{t.own.title}</h2>
        <OwnErasure id={id} />
      </section>
    </div>
  )
}

function OwnErasure({ id }: { id: string }) {
  const {
    own: t,
    erase: { running },
  } = useTexts(keepTexts)
  const format = useFormat()
  const wait = useErasureWait()
  const { data, error, refetch } = usePersonErasure(id)
  const erase = useEraseOwn(id)
  const cancel = useCancelErasure()
  const [isAsked, setAsked] = useState(false)
  const problem = (data === undefined && error) || (wait.data === undefined && wait.error)
  if (problem) return <Wrong error={problem} onRetry={() => void Promise.all([refetch(), wait.refetch()])} />
  if (data === undefined || wait.data === undefined) return <Skeleton lines={2} height="2rem" />
  const asked = data ?? erase.data
  if (asked && isAtOnce(asked)) return <p role="status">{running}</p>
  if (data)
    return (
      <div className={parts.notice}>
        <p>{(data.held ? t.held : t.waits)(format.dayTime(data.due_at))}</p>
        <Button
          busy={cancel.isPending}
          onClick={() =>
            void cancel.mutateAsync(data.id).then(
              () => say(t.cancelled),
              () => {},
            )
          }
        >
          {t.cancel}
        </Button>
        {cancel.error && <NotDone error={cancel.error} />}
      </div>
    )
  const waitingDays = wait.data.value.waiting_days
  const ask = () =>
    void erase.mutateAsync(waitingDays).then(
      () => setAsked(false),
      () => {},
    )
  return (
    <div className={parts.fields}>
      <p className={parts.soft}>{t.about(waitingDays)}</p>
      <p className={parts.acts}>
        {isAsked ? (
          <>
            <Button busy={erase.isPending} onClick={ask}>
              {t.yes}
            </Button>
            <Button autoFocus onClick={() => setAsked(false)}>
              {t.no}
            </Button>
          </>
        ) : (
          <Button onClick={() => setAsked(true)}>{t.begin}</Button>
        )}
      </p>
      {erase.error && <NotDone error={erase.error} />}
    </div>
  )
}
