import { useMemo, useState } from 'react'
import { Refusal } from '../api/refusal.ts'
import { type Outcome, outcomes, type Rules } from '../call/effect.ts'
import { callTexts } from '../texts/call.ts'
import { callOutcomeTexts } from '../texts/call-outcomes.ts'
import { objectionOf } from '../texts/refusals.ts'
import { useTexts } from '../texts/texts.ts'
import { SaveBar } from '../ui/save-bar.tsx'
import { say } from '../ui/toast.tsx'
import { useEdited } from '../ui/use-edited.ts'
import { useFocusOnError } from '../ui/use-focus-on-error.ts'
import styles from './call-outcomes.module.css'
import { useSaveOutcomeRules } from './data.ts'
import { type Draft, type Drafts, draftsOf, problemIn, rulesOf, unreadableIn } from './draft.ts'
import { type FieldError, OutcomeForm } from './outcome-form.tsx'
import { OutcomeKey } from './outcome-key.tsx'
import { Preview } from './preview.tsx'

/** The eight outcomes; the one that is open, its form, and what a telecaller will read before saving. */
export function OutcomeRules({ saved }: { saved: { value: Rules; etag: string } }) {
  const t = useTexts(callOutcomeTexts)
  const words = useTexts(callTexts)
  const save = useSaveOutcomeRules()
  const asSaved = useMemo(() => draftsOf(saved.value), [saved])
  const edited = useEdited<Drafts>(asSaved, saved.etag)
  const [open, setOpen] = useState<Outcome>('connected')
  const [checks, setChecks] = useState(0)
  const drafts = edited.draft
  const isChangedIn = (outcome: Outcome) =>
    JSON.stringify(drafts[outcome]) !== JSON.stringify(asSaved[outcome])
  const isChanged = outcomes.some(isChangedIn)
  const unreadable = unreadableIn(drafts[open])
  const problem = unreadable
    ? { outcome: open, field: unreadable }
    : checks > 0
      ? problemIn(drafts)
      : undefined
  const error: FieldError | undefined = problem
    ? { ...problem, message: t.problems[problem.field as keyof typeof t.problems] }
    : refusedField(save.error)
  const form = useFocusOnError<HTMLDivElement>(checks, save.error)

  function change(draft: Draft) {
    edited.change({ ...drafts, [open]: draft })
    save.reset()
  }
  function saveAll() {
    const wrong = problemIn(drafts)
    setChecks(checks + 1)
    if (wrong) return setOpen(wrong.outcome)
    if (save.isPending) return
    void save.mutateAsync({ rules: rulesOf(drafts), etag: edited.etag }).then(
      () => {
        edited.discard()
        say(t.saved)
      },
      refused => {
        const field = refusedField(refused)
        if (field) setOpen(field.outcome)
      },
    )
  }

  return (
    <div className={styles.page}>
      <nav aria-label={words.outcome} className={styles.list}>
        <ul>
          {outcomes.map(outcome => (
            <li key={outcome}>
              <button
                type="button"
                className={styles.link}
                aria-current={outcome === open ? 'true' : undefined}
                onClick={() => setOpen(outcome)}
              >
                <OutcomeKey outcome={outcome} /> {words.outcomes[outcome]}
                {isChangedIn(outcome) && <span className={styles.soft}>{t.changed}</span>}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div ref={form} className={styles.form}>
        <h2>{words.outcomes[open]}</h2>
        <OutcomeForm
          key={open}
          outcome={open}
          draft={drafts[open]}
          error={error?.outcome === open ? error : undefined}
          onChange={change}
        />
        <SaveBar
          edited={edited}
          isChanged={isChanged}
          isSaving={save.isPending}
          error={refusedField(save.error) ? undefined : save.error}
          words={t}
          onSave={saveAll}
        />
      </div>
      <Preview rules={rulesOf(drafts)} outcome={open} isReadable={!unreadable} />
    </div>
  )
}

/** Which field of which outcome the service would not take: "no_answer.retry_minutes.0". */
function refusedField(error: unknown): FieldError | undefined {
  if (!(error instanceof Refusal)) return undefined
  const [name, field] = (error.field ?? '').split('.')
  const outcome = outcomes.find(one => one === name)
  if (!outcome || !field) return undefined
  return {
    outcome,
    field: field as FieldError['field'],
    message: objectionOf(error),
  }
}
