import { useMemo, useState } from 'react'
import { Refusal } from '../api/refusal.ts'
import { assignmentTexts } from '../texts/assignment.ts'
import { objectionOf } from '../texts/refusals.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Wrong } from '../ui/states.tsx'
import { say } from '../ui/toast.tsx'
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
  const [edited, setEdited] = useState<{ drafts: Draft[]; etag: string }>()
  const [open, setOpen] = useState<number>()
  const [isChecked, setChecked] = useState(false)
  const drafts = edited?.drafts ?? asSaved
  const rules = drafts.map(ruleOf)
  const isStale = edited !== undefined && edited.etag !== saved.etag
  const isChanged = JSON.stringify(rules) !== JSON.stringify(saved.value.rules)
  const refused = refusedRule(save.error) ?? refusedRule(tryOut.error)

  function change(next: Draft[]) {
    setEdited({ drafts: next, etag: edited?.etag ?? saved.etag })
    save.reset()
  }
  function add() {
    const made = emptyDraft()
    // Before one that takes every lead, for behind it a rule would never be reached.
    const place = rules.findIndex(({ sources }) => sources.length === 0)
    change(place === -1 ? [...drafts, made] : drafts.toSpliced(place, 0, made))
    setOpen(made.key)
  }
  function move(place: number, by: -1 | 1) {
    const one = drafts[place]
    if (one) change(drafts.toSpliced(place, 1).toSpliced(place + by, 0, one))
  }
  /** Where one of them cannot be meant, its form opens and says why. */
  function areSound() {
    const wrong = drafts.find(problemOf)
    setChecked(true)
    if (wrong) setOpen(wrong.key)
    return !wrong
  }
  function saveAll() {
    if (!areSound() || save.isPending) return
    const etag = edited?.etag ?? saved.etag
    void save.mutateAsync({ rules, etag }).then(
      () => {
        setEdited(undefined)
        setOpen(undefined)
        say(t.saved)
      },
      () => {},
    )
  }

  return (
    <section className={styles.section}>
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
                <Button
                  aria-label={t.earlier(place + 1)}
                  disabled={place === 0}
                  onClick={() => move(place, -1)}
                >
                  ↑
                </Button>
                <Button
                  aria-label={t.later(place + 1)}
                  disabled={place === drafts.length - 1}
                  onClick={() => move(place, 1)}
                >
                  ↓
                </Button>
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
                problem={isChecked ? problemOf(draft) : undefined}
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
      <div role="alert">
        {isStale && (
          <div className={styles.clash}>
            <p>{t.clash}</p>
            <ol>
              {saved.value.rules.map((rule, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no name but its place
                <li key={place}>{sentence(rule)}</li>
              ))}
            </ol>
            <Button onClick={() => setEdited({ drafts, etag: saved.etag })}>{t.keepMine}</Button>
            <Button onClick={() => setEdited(undefined)}>{t.takeTheirs}</Button>
          </div>
        )}
      </div>
      {[save.error, tryOut.error].map(
        error => error && !isStale && !refusedRule(error) && <Wrong key={String(error)} error={error} />,
      )}
      <div className={styles.foot}>
        <Button kind="primary" busy={save.isPending} disabled={!isChanged || isStale} onClick={saveAll}>
          {t.save}
        </Button>
        <Button busy={tryOut.isPending} onClick={() => areSound() && tryOut.mutate(rules)}>
          {t.tryOut}
        </Button>
        {isChanged && (
          <Button kind="quiet" onClick={() => setEdited(undefined)}>
            {t.discard}
          </Button>
        )}
        <p className={styles.soft} role="status">
          {isChanged ? t.notSaved : ''}
        </p>
      </div>
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
