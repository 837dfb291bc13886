import { type FormEvent, useEffect, useState } from 'react'
import { keepTexts } from '../texts/keep.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { NotDone } from '../ui/not-done.tsx'
import parts from '../ui/parts.module.css'
import { refreshPeople, type Subject, useErase, useErasureState, useReceipt } from './data.ts'

type Props = { kind: Subject; id: string; name: string }

/** At once and for good, so the name is asked for; afterwards the receipt. */
export function Erase({ kind, id, name }: Props) {
  const { erase: t } = useTexts(keepTexts)
  const erase = useErase(kind, id)
  const receipt = useReceipt()
  const [isAsked, setAsked] = useState(false)
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const { data: state } = useErasureState(erase.data?.id)
  const isDone = state?.state === 'done'
  useEffect(() => {
    if (isDone && kind === 'person') void refreshPeople()
  }, [isDone, kind])
  const isNamed = typed.trim().toLowerCase() === name.trim().toLowerCase()

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isNamed && !erase.isPending) void erase.mutateAsync().catch(() => {})
  }
  if (erase.data)
    return (
      <p className={parts.acts} role="status">
        {isDone ? t.done : t.running}
        {isDone && (
          <Button busy={receipt.isPending} onClick={() => void receipt.mutateAsync(state.id).catch(() => {})}>
            {t.receipt}
          </Button>
        )}
      </p>
    )
  if (!isAsked)
    return (
      <div className={parts.fields}>
        <p className={parts.soft}>{t.about[kind]}</p>
        <p className={parts.acts}>
          <Button onClick={() => setAsked(true)}>{t.begin}</Button>
        </p>
      </div>
    )
  return (
    <form className={parts.fields} noValidate onSubmit={submit}>
      <p className={parts.soft}>{t.about[kind]}</p>
      <Field
        label={t.confirm(name)}
        autoFocus
        autoComplete="off"
        value={typed}
        error={isTried && !isNamed ? t.notTheName : undefined}
        onChange={event => setTyped(event.target.value)}
      />
      <p className={parts.acts}>
        <Button type="submit" kind="primary" busy={erase.isPending}>
          {t.yes}
        </Button>
        <Button onClick={() => setAsked(false)}>{t.no}</Button>
      </p>
      {erase.error && <NotDone error={erase.error} />}
    </form>
  )
}
