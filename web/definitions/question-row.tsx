import { type KeyboardEvent, memo, useEffect, useRef } from 'react'
import { defineTexts } from '../texts/define.ts'
import { dimensionTexts, nameIn } from '../texts/dimensions.ts'
import { useTexts } from '../texts/texts.ts'
import { Tag } from '../ui/tag.tsx'
import { type Item, type Kind, textIn } from './draft.ts'
import styles from './editor.module.css'

type Props = {
  item: Item
  number: number
  problems: number
  isOpen: boolean
  /** Grows when the focus is to come here: it was moved, or what stood before it was removed. */
  wanted: number
  onToggle(key: string): void
  onMove(key: string, by: 1 | -1): void
}

/** A question in the list: its number, its words, and whether something is wrong. Alt with an arrow moves it. */
export const QuestionRow = memo(function QuestionRow({
  item: { key, question },
  number,
  problems,
  isOpen,
  wanted,
  onToggle,
  onMove,
}: Props) {
  const t = useTexts(defineTexts)
  const names = useTexts(dimensionTexts).dimensions
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (wanted > 0) button.current?.focus()
  }, [wanted])
  function onKeyDown(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    onMove(key, event.key === 'ArrowUp' ? -1 : 1)
  }
  const kind = t.kindOf[question.kind as Kind] ?? textIn(question.kind)
  return (
    <h3 className={styles.row}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onClick={() => onToggle(key)}
        onKeyDown={onKeyDown}
      >
        <span className="num">{number}</span>
        <span className={styles.words}>{textIn(question.text).trim() || t.noText}</span>
        <span className={styles.about}>
          {kind} · {nameIn(names, textIn(question.dimension))}
        </span>
        {problems > 0 && <Tag tone="wrong">{t.toMend(problems)}</Tag>}
      </button>
    </h3>
  )
})
