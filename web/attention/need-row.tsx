import type { ReactNode } from 'react'
import { Refusal } from '../api/refusal.ts'
import { objectionOf } from '../texts/refusals.ts'
import { useTexts } from '../texts/texts.ts'
import { uiTexts } from '../texts/ui.ts'
import styles from './attention.module.css'

/** What is wrong, a sentence about it, and what mends it. */
export function NeedRow({
  tone,
  title,
  more,
  error,
  children,
}: {
  tone?: 'bad' | 'warn'
  title: string
  more: string
  /** Why mending it did not work. */
  error?: unknown
  /** None where it is not mended here: then the sentence says who does what. */
  children?: ReactNode
}) {
  const ui = useTexts(uiTexts)
  return (
    <li className={tone ? `${styles.need} ${styles[tone]}` : styles.need}>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p className={styles.soft}>{more}</p>
        <p role="alert" className={styles.wrong}>
          {error
            ? error instanceof Refusal && error.status < 500
              ? objectionOf(error)
              : ui.wrongServer
            : ''}
        </p>
      </div>
      {children && <div className={styles.acts}>{children}</div>}
    </li>
  )
}
