import { useMemo, useState } from 'react'
import { Refusal } from '../api/refusal.ts'
import { assignmentTexts } from '../texts/assignment.ts'
import { objectionOf } from '../texts/refusals.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { OrderButtons, withMoved } from '../ui/order-buttons.tsx'
import { SaveBar } from '../ui/save-bar.tsx'
import { say } from '../ui/toast.tsx'
import { useEdited } from '../ui/use-edited.ts'
import { useFocusOnError } from '../ui/use-focus-on-error.ts'
import styles from './assignment.module.css'
import { type AssignablePerson, useSaveRules, useTryOut } from './data.ts'
import {
  type Draft,
  draftOf,
  emptyDraft,
  isNeverReached,
  problemOf,
  type RefusedRule,
  type Rule,
  ruleOf,
} from './draft.ts'
import { RuleForm } from './rule-form.tsx'
import { TryOutResult } from './try-out.tsx'
import { useSentence } from './use-sentence.ts'

type Props = { saved: { value: { rules: Rule[] }; etag: string }; people: readonly AssignablePerson[] }

/** The rules in their order; what is changed here can be tried out before it is saved. */
export function Rules({ saved, people }: Props) {
  const t = useTexts(assignmentTexts)
  const sentence = useSentence(people)
  const save = useSaveRules()
  const tryOut = useTryOut()
  const asSaved = useMemo(() => saved.value.rules.map(draftOf), [saved])
  const edited = useEdited<Draft[]>(asSaved, saved.etag)
  const [open, setOpen] = useState<number>()
  const [checks, setChecks] = useState(0)
  const drafts = edited.draft
  const rules = drafts.map(ruleOf)
  // What cannot be read is in no rule, but it was typed.
  const isChanged = drafts.some(problemOf) || JSON.stringify(rules) !== JSON.stringify(saved.value.rules)
  const refused = refusedRule(save.error) ?? refusedRule(tryOut.error)
  const section = useFocusOnError<HTMLElement>(checks, refused?.message)

  function change(next: Draft[]) {
    edited.change(next)
    save.reset()
  }
  function add() {
    const made = emptyDraft()
    // Before one that takes every lead, for behind it a rule would never be reached.
    const place = rules.findIndex(({ sources }) => sources.length === 0)
    change(place === -1 ? [...drafts, made] : drafts.toSpliced(place, 0, made))
    setOpen(made.key)
  }
  /** Where one of them cannot be meant, its form opens and says why. */
  function areSound() {
    const wrong = drafts.find(problemOf)
    setChecks(checks + 1)
    if (wrong) setOpen(wrong.key)
    return !wrong
  }
  function saveAll() {
    if (!areSound() || save.isPending) return
    void save.mutateAsync({ rules, etag: edited.etag }).then(
      () => {
        edited.discard()
        setOpen(undefined)
        say(t.saved)
      },
      () => {},
    )
  }

  return (
    <section ref={section} className={styles.section}>
      <h2>{t.rules}</h2>
      <p className={styles.soft}>{t.rulesHint}</p>
      {drafts.length === 0 && <p className={styles.warn}>{t.noRules}</p>}
      <ol className={styles.rules}>
        {drafts.map((draft, place) => (
          <li key={draft.key} className={styles.rule}>
            <div className={styles.head}>
              <p>
                <b>{t.ruleName(place + 1)}</b> {sentence(ruleOf(draft))}
              </p>
              <div className={styles.acts}>
                <Button
                  aria-expanded={open === draft.key}
                  aria-label={t.changeRule(place + 1)}
                  onClick={() => setOpen(open === draft.key ? undefined : draft.key)}
                >
                  {t.change}
                </Button>
                <OrderButtons
                  place={place}
                  count={drafts.length}
                  earlier={t.earlier(place + 1)}
                  later={t.later(place + 1)}
                  onMove={by => change(withMoved(drafts, place, by))}
                />
                <Button
                  kind="quiet"
                  aria-label={t.removeRule(place + 1)}
                  onClick={() => change(drafts.toSpliced(place, 1))}
                >
                  {t.remove}
                </Button>
              </div>
            </div>
            {isNeverReached(rules, place) && <p className={styles.warn}>{t.neverReached}</p>}
            {open === draft.key && (
              <RuleForm
                draft={draft}
                people={people}
                isNobody={checks > 0 && problemOf(draft) === 'nobody'}
                refusal={refused?.place === place ? refused : undefined}
                onChange={next => change(drafts.with(place, next))}
              />
            )}
          </li>
        ))}
      </ol>
      <div>
        <Button onClick={add}>{t.add}</Button>
      </div>
      <SaveBar
        edited={edited}
        isChanged={isChanged}
        isSaving={save.isPending}
        error={[save.error, tryOut.error].find(error => error && !refusedRule(error))}
        words={t}
        theirs={
          <ol>
            {saved.value.rules.map((rule, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no name but its place
              <li key={place}>{sentence(rule)}</li>
            ))}
          </ol>
        }
        onSave={saveAll}
      >
        <Button busy={tryOut.isPending} onClick={() => areSound() && tryOut.mutate(rules)}>
          {t.tryOut}
        </Button>
      </SaveBar>
      {tryOut.data && (
        <TryOutResult
          outcome={tryOut.data}
          people={people}
          isOld={JSON.stringify(tryOut.data.rules) !== JSON.stringify(rules)}
        />
      )}
    </section>
  )
}

/** Which field of which rule the service would not take: "rules.2.people.0". */
function refusedRule(error: unknown): RefusedRule | undefined {
  if (!(error instanceof Refusal)) return undefined
  const [, place, field] = /^rules\.(\d+)\.(\w+)/.exec(error.field ?? '') ?? []
  if (place === undefined || field === undefined) return undefined
  return { place: Number(place), field, message: objectionOf(error) }
}
