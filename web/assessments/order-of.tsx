import { useState } from 'react'
import { assessmentTexts } from '../texts/assessments.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import type { AnswerProps } from './answer-props.ts'
import styles from './take.module.css'

/** Things to put in order, by buttons that every hand and every aid can press. */
export function OrderOf({ step: { question, value }, labelledBy, onAnswer }: AnswerProps) {
  const t = useTexts(assessmentTexts).take
  const [order, setOrder] = useState(
    (value as string[] | undefined) ?? (question.options ?? []).map(({ id }) => id),
  )
  const [moved, setMoved] = useState('')
  const textOf = (id: string) => question.options?.find(option => option.id === id)?.text ?? id

  function move(id: string, by: 1 | -1) {
    const from = order.indexOf(id)
    const next = order.toSpliced(from, 1).toSpliced(from + by, 0, id)
    setOrder(next)
    setMoved(t.moved(textOf(id), from + by + 1, order.length))
    onAnswer(next)
  }

  return (
    <div className={styles.scene}>
      <p className={styles.hint}>{t.orderHint}</p>
      <ol className={styles.order} aria-labelledby={labelledBy}>
        {order.map((id, n) => (
          <li key={id} className={styles.item}>
            <span lang="en">{textOf(id)}</span>
            <span className={styles.numbers}>
              <Button
                className={styles.move}
                aria-disabled={n === 0 || undefined}
                aria-label={`${t.up}: ${textOf(id)}`}
                onClick={() => n > 0 && move(id, -1)}
              >
                {t.up}
              </Button>
              <Button
                className={styles.move}
                aria-label={`${t.down}: ${textOf(id)}`}
                onClick={() => n < order.length - 1 && move(id, 1)}
              >
                {t.down}
              </Button>
            </span>
          </li>
        ))}
      </ol>
      {value === undefined && (
        <div>
          <Button kind="primary" className={styles.move} onClick={() => onAnswer(order, 'now')}>
            {t.next}
          </Button>
        </div>
      )}
      <p className="unseen" role="status">
        {moved}
      </p>
    </div>
  )
}
