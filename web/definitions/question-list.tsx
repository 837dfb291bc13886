import { useCallback, useEffect, useRef, useState } from 'react'
import { type Dimension, dimensions } from '../../content/definition.ts'
import type { Problem } from '../../content/problems.ts'
import { defineTexts } from '../texts/define.ts'
import { dimensionTexts } from '../texts/dimensions.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/field.tsx'
import parts from '../ui/parts.module.css'
import { say } from '../ui/toast.tsx'
import { ChecksContext, problemsOfItem } from './checks.ts'
import { type Draft, type Kind, kinds, moved, newQuestion } from './draft.ts'
import styles from './editor.module.css'
import { QuestionForm } from './question-form.tsx'
import { QuestionRow } from './question-row.tsx'
import { useProblemWords } from './use-problem-words.ts'

type Props = {
  draft: Draft
  problems: readonly Problem[]
  isChecked: boolean
  /** The question that is open, and the one that came last. */
  open: string | undefined
  onOpen(key: string | undefined): void
  onChange(change: (draft: Draft) => Draft): void
}

export function QuestionList({ draft, problems, isChecked, open, onOpen, onChange }: Props) {
  const t = useTexts(defineTexts)
  const names = useTexts(dimensionTexts).dimensions
  const inWords = useProblemWords()
  const [strength, setStrength] = useState<Dimension | ''>('')
  const [added, setAdded] = useState<string>()
  const [wanted, setWanted] = useState<{ key: string | undefined; times: number }>({
    key: undefined,
    times: 0,
  })
  const [said, setSaid] = useState('')
  const { items } = draft
  const shown = items.filter(({ question }) => strength === '' || question.dimension === strength)
  const countOf = (dimension: Dimension) =>
    items.filter(({ question }) => question.dimension === dimension).length
  // So that rows which did not change are not drawn anew with every letter.
  const latest = useRef({ open, shown })
  useEffect(() => {
    latest.current = { open, shown }
  })
  const setItems = (change: (items: Draft['items']) => Draft['items']) =>
    onChange(now => ({ ...now, items: change(now.items) }))
  const setItemsNow = useRef(setItems)
  setItemsNow.current = setItems

  const focusOn = useCallback(
    (key: string | undefined) => setWanted(({ times }) => ({ key, times: times + 1 })),
    [],
  )
  const toggle = useCallback((key: string) => onOpen(latest.current.open === key ? undefined : key), [onOpen])
  /** Past its neighbour in what is shown, which may stand further away in the whole. */
  const move = useCallback(
    (key: string, by: 1 | -1) => {
      const list = latest.current.shown
      const at = list.findIndex(one => one.key === key)
      const neighbour = list[at + by]
      if (!neighbour) return
      setItemsNow.current(now => {
        const place = (wantedKey: string) => now.findIndex(one => one.key === wantedKey)
        return moved(now, place(key), place(neighbour.key))
      })
      focusOn(key)
      setSaid(t.movedTo(at + by + 1, list.length))
    },
    [t, focusOn],
  )

  function add(kind: Kind) {
    const last = items.findLast(item => item.key === open) ?? items.at(-1)
    const dimension = strength || (last?.question.dimension as Dimension | undefined) || dimensions[0]
    const item = newQuestion(kind, dimension, items)
    setItems(now => [...now, item])
    setAdded(item.key)
    onOpen(item.key)
  }
  function remove(key: string) {
    const at = items.findIndex(one => one.key === key)
    const item = items[at]
    if (!item) return
    const place = shown.findIndex(one => one.key === key)
    setItems(now => now.filter(one => one.key !== key))
    onOpen(undefined)
    focusOn((shown[place + 1] ?? shown[place - 1])?.key)
    say(t.removed, {
      action: { label: t.undo, run: () => setItemsNow.current(now => now.toSpliced(at, 0, item)) },
    })
  }

  return (
    <section className={parts.card} aria-labelledby="questions">
      <h2 id="questions">{t.questions(items.length)}</h2>
      {items.length > 0 && (
        <Select<Dimension | ''>
          label={t.show}
          value={strength}
          options={[
            { value: '', label: t.allStrengths(items.length) },
            ...dimensions
              .filter(one => countOf(one) > 0 || one === strength)
              .map(value => ({ value, label: t.ofStrength(names[value], countOf(value)) })),
          ]}
          onChange={setStrength}
        />
      )}
      {items.length === 0 && <p className={parts.soft}>{t.noQuestions}</p>}
      <ol className={styles.questions}>
        {shown.map((item, n) => {
          const own = problemsOfItem(problems, item, items.indexOf(item))
          const isOpen = item.key === open
          return (
            <li key={item.key} className={isOpen ? styles.openItem : styles.item}>
              <QuestionRow
                item={item}
                number={n + 1}
                problems={isChecked || item.key !== added || !isOpen ? own.length : 0}
                isOpen={isOpen}
                wanted={item.key === wanted.key ? wanted.times : 0}
                onToggle={toggle}
                onMove={move}
              />
              {isOpen && (
                <ChecksContext value={{ isChecked, errorOf: field => inWords.ofField(own, field) }}>
                  <QuestionForm
                    item={item}
                    items={items}
                    isNew={item.key === added}
                    onChange={question =>
                      setItems(now => now.map(one => (one.key === item.key ? { ...one, question } : one)))
                    }
                  />
                  <p className={parts.acts}>
                    <Button aria-disabled={n === 0 || undefined} onClick={() => move(item.key, -1)}>
                      {t.moveUp}
                    </Button>
                    <Button
                      aria-disabled={n === shown.length - 1 || undefined}
                      onClick={() => move(item.key, 1)}
                    >
                      {t.moveDown}
                    </Button>
                    <Button onClick={() => remove(item.key)}>{t.removeQuestion}</Button>
                  </p>
                </ChecksContext>
              )}
            </li>
          )
        })}
      </ol>
      <p className={parts.acts}>
        {kinds.map(kind => (
          <Button key={kind} onClick={() => add(kind)}>
            {t.add[kind]}
          </Button>
        ))}
      </p>
      <p className="unseen" role="status">
        {said}
      </p>
    </section>
  )
}
