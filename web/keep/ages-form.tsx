import { type FormEvent, useState } from 'react'
import { Refusal } from '../api/refusal.ts'
import { useFormat } from '../texts/format.ts'
import { keepTexts } from '../texts/keep.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { NotDone } from '../ui/not-done.tsx'
import parts from '../ui/parts.module.css'
import { Skeleton, Wrong } from '../ui/states.tsx'
import { say } from '../ui/toast.tsx'
import { type AgeName, ageFrom, ageNames, agesFrom, bounds, type Typed, typedOf, wrongAges } from './ages.ts'
import { type Due, useAges, usePreviewAges, useSaveAges } from './data.ts'
import { DueTable } from './due-table.tsx'

/** Nothing is saved that was not looked at: first what the ages would remove, then the button that saves them. */
export function AgesForm() {
  const { data, error, refetch } = useAges()
  if (error && !data) return <Wrong error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={8} height="3.5rem" />
  return <Form key={data.etag} stored={typedOf(data.value)} etag={data.etag} />
}

const groups: { name: 'leads' | 'assessments' | 'house'; ages: AgeName[] }[] = [
  {
    name: 'leads',
    ages: [...ageNames.filter(name => name.startsWith('leads.')), 'interactions'],
  },
  { name: 'assessments', ages: ['answers', 'results'] },
  { name: 'house', ages: ['audit', 'sessions', 'mail', 'webhooks', 'imports', 'events'] },
]

function Form({ stored, etag }: { stored: Typed; etag: string }) {
  const t = useTexts(keepTexts)
  const format = useFormat()
  const [typed, setTyped] = useState(stored)
  const [looked, setLooked] = useState<{ at: Typed; due: Due[] }>()
  const preview = usePreviewAges()
  const save = useSaveAges()
  const wrong = wrongAges(typed)
  const isStale = save.error instanceof Refusal && save.error.status === 412
  const due = looked?.at === typed ? looked.due : undefined
  const isChanged = ageNames.some(name => ageFrom(name, typed[name]) !== ageFrom(name, stored[name]))

  function look(event: FormEvent) {
    event.preventDefault()
    if (wrong.length > 0 || preview.isPending) return
    void preview.mutateAsync(agesFrom(typed)).then(
      found => setLooked({ at: typed, due: found }),
      () => {},
    )
  }
  const keep = () =>
    void save.mutateAsync({ ages: agesFrom(typed), etag }).then(
      () => say(t.ages.saved),
      () => {},
    )
  return (
    <form className={parts.sheet} noValidate onSubmit={look} aria-label={t.parts.ages}>
      <p className={parts.soft}>{t.ages.about}</p>
      {groups.map(({ name, ages }) => (
        <section key={name} className={parts.card} aria-labelledby={`ages-${name}`}>
          <h2 id={`ages-${name}`}>{t.ages.groups[name]}</h2>
          <div className={parts.pair}>
            {ages.map(age => {
              const { least, most, orNever } = bounds[age]
              const range = [format.number(least), format.number(most)] as const
              const hint = orNever ? t.ages.orNever(...range) : t.ages.range(...range)
              return (
                <Field
                  key={age}
                  label={t.ages.kinds[age]}
                  hint={hint}
                  error={wrong.includes(age) ? hint : undefined}
                  inputMode="numeric"
                  autoComplete="off"
                  value={typed[age]}
                  onChange={event => setTyped({ ...typed, [age]: event.target.value })}
                />
              )
            })}
          </div>
        </section>
      ))}
      <p className={parts.acts}>
        <Button type="submit" kind={due ? 'plain' : 'primary'} busy={preview.isPending}>
          {t.ages.look}
        </Button>
      </p>
      {preview.error && <NotDone error={preview.error} />}
      <div role="status">{due && <DueTable due={due} />}</div>
      {isStale && (
        <p className={parts.notice} role="alert">
          {t.ages.stale}
        </p>
      )}
      {save.error && !isStale && <NotDone error={save.error} />}
      {due && isChanged && (
        <p className={parts.acts}>
          <Button kind="primary" busy={save.isPending} onClick={keep}>
            {t.ages.save}
          </Button>
        </p>
      )}
    </form>
  )
}
