import { type FormEvent, useId, useState } from 'react'
import { Refusal } from '../api/refusal.ts'
import { Script } from '../call/script.tsx'
import { useSources } from '../leads/data.ts'
import { type Status, statuses } from '../leads/filters.ts'
import { leadTexts } from '../texts/leads.ts'
import { objectionOf } from '../texts/refusals.ts'
import { scriptTexts } from '../texts/scripts.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Field, Select, TextArea } from '../ui/field.tsx'
import { NotDone } from '../ui/not-done.tsx'
import { say } from '../ui/toast.tsx'
import { useFocusOnError } from '../ui/use-focus-on-error.ts'
import { type CallScript, restoreScript, useDeleteScript, useSaveScript } from './data.ts'
import styles from './scripts.module.css'
import { useForWhom } from './use-for-whom.ts'

type Values = { title: string; source: string; status: Status | ''; body: string }
const fields = ['title', 'source', 'status', 'body'] as const
type FieldName = (typeof fields)[number]

const valuesOf = (script: CallScript | undefined): Values => ({
  title: script?.title ?? '',
  source: script?.source ?? '',
  status: script?.status ?? '',
  body: script?.body ?? '',
})

type Props = {
  /** Without it a new one is written. */
  saved?: { value: CallScript; etag: string }
  onSaved(id: string): void
  onGone(): void
}

/** One script, and beside it how a telecaller will see it. */
export function ScriptForm({ saved, onSaved, onGone }: Props) {
  const t = useTexts(scriptTexts)
  const { status: statusNames } = useTexts(leadTexts)
  const forWhom = useForWhom()
  const sources = useSources()
  const sourceList = useId()
  const save = useSaveScript(saved?.value.id)
  const remove = useDeleteScript()
  const stored = valuesOf(saved?.value)
  const [edited, setEdited] = useState<Values>()
  const [etag, setEtag] = useState(saved?.etag ?? '*')
  const [checks, setChecks] = useState(0)
  const values = edited ?? stored
  const refusal = save.error instanceof Refusal ? save.error : undefined
  const form = useFocusOnError<HTMLFormElement>(checks, refusal)
  const isStale = saved !== undefined && edited !== undefined && etag !== saved.etag
  const clashing = isStale ? fields.filter(field => values[field] !== stored[field]) : []
  const isMissing = (field: 'title' | 'body') => checks > 0 && values[field].trim() === ''
  const shown = {
    source: values.source.trim() || null,
    status: values.status || null,
    title: values.title.trim(),
    body: values.body.trim(),
  }

  function set(change: Partial<Values>) {
    if (!edited) setEtag(saved?.etag ?? '*')
    setEdited({ ...values, ...change })
    save.reset()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    setChecks(checks + 1)
    if (!shown.title || !shown.body || save.isPending || isStale) return
    void save.mutateAsync({ script: shown, etag }).then(
      ({ value }) => {
        setEdited(undefined)
        say(t.saved(value.title))
        onSaved(value.id)
      },
      () => {},
    )
  }
  function drop(script: CallScript) {
    const undo = () =>
      void restoreScript(script).then(
        () => say(t.restored),
        () => say(t.notRestored, { wrong: true }),
      )
    void remove.mutateAsync(script.id).then(
      () => {
        say(t.removed(script.title), { action: { label: t.undo, run: undo } })
        onGone()
      },
      () => {},
    )
  }
  const errorOf = (field: FieldName) => {
    if (refusal?.status === 409 && field === 'source') return t.taken(forWhom(shown))
    if (refusal?.field === field) return objectionOf(refusal)
    if (clashing.includes(field)) return t.theirs(stored[field] || t.nothing)
    if ((field === 'title' || field === 'body') && isMissing(field)) return t.missing[field]
    return undefined
  }
  const isShown = refusal?.status === 409 || refusal?.status === 412 || fields.some(errorOf)

  return (
    <div className={styles.both}>
      <form
        ref={form}
        className={styles.form}
        noValidate
        aria-label={saved ? t.edit : t.add}
        onSubmit={submit}
      >
        <div role="alert">
          {isStale && (
            <div className={styles.clash}>
              <p>{t.clash}</p>
              <Button onClick={() => setEtag(saved.etag)}>{t.keepMine}</Button>
              <Button onClick={() => setEdited(undefined)}>{t.takeTheirs}</Button>
            </div>
          )}
        </div>
        <Field
          label={t.name}
          value={values.title}
          maxLength={200}
          autoComplete="off"
          error={errorOf('title')}
          onChange={event => set({ title: event.target.value })}
        />
        <div className={styles.pair}>
          <Field
            label={t.source}
            optional
            hint={t.sourceHint}
            value={values.source}
            maxLength={200}
            autoComplete="off"
            list={sourceList}
            error={errorOf('source')}
            onChange={event => set({ source: event.target.value })}
          />
          <datalist id={sourceList}>
            {sources.map(source => (
              <option key={source} value={source} />
            ))}
          </datalist>
          <Select
            label={t.stage}
            value={values.status}
            error={errorOf('status')}
            options={[
              { value: '' as const, label: t.anyStage },
              ...statuses.map(value => ({ value, label: statusNames[value] })),
            ]}
            onChange={status => set({ status })}
          />
        </div>
        <TextArea
          label={t.words}
          hint={t.wordsHint}
          value={values.body}
          maxLength={4000}
          rows={10}
          error={errorOf('body')}
          onChange={event => set({ body: event.target.value })}
        />
        {save.error && !isShown && <NotDone error={save.error} />}
        {remove.error && <NotDone error={remove.error} />}
        <div className={styles.foot}>
          <Button type="submit" kind="primary" busy={save.isPending} disabled={isStale}>
            {t.save}
          </Button>
          {saved && (
            <Button kind="quiet" busy={remove.isPending} onClick={() => drop(saved.value)}>
              {t.remove}
            </Button>
          )}
        </div>
      </form>
      <div className={styles.preview}>
        <h2>{t.preview}</h2>
        <Script script={{ title: shown.title || t.noName, body: shown.body || t.noWords }} />
        <p className={styles.soft}>{t.shownFor(forWhom(shown))}</p>
      </div>
    </div>
  )
}
