import type { ReactNode } from 'react'
import { Refusal } from '../api/refusal.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import { uiTexts } from '../texts/ui.ts'
import { Button } from './button.tsx'
import styles from './states.module.css'

/** Says what will be here, and offers the first step. */
export function Empty({
  title,
  children,
  action,
}: {
  title: string
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className={styles.state}>
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {action}
    </div>
  )
}

/** Says what happened, what was kept and what to do, by what kind of no it was. */
export function Wrong({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const t = useTexts(uiTexts)
  const format = useFormat()
  const status = error instanceof Refusal ? error.status : 500
  const [title, more] =
    status === 0
      ? [t.offline, t.offlineMore]
      : status === 403
        ? [t.forbidden, t.forbiddenMore]
        : status === 404
          ? [t.notFound, t.notFoundMore]
          : status === 429 && error instanceof Refusal
            ? [t.tooMany, error.retryAt ? t.tooManyUntil(format.time(error.retryAt)) : '']
            : [t.wrong, t.wrongServer]
  const mayRetry = onRetry && status !== 403 && status !== 404
  return (
    <div className={styles.state} role="alert">
      <h2>{title}</h2>
      <p>{more}</p>
      {mayRetry && <Button onClick={onRetry}>{t.tryAgain}</Button>}
    </div>
  )
}

/** Holds the place of what is coming, in its true size; shown only once waiting is worth noticing. */
export function Skeleton({ lines = 3, height = '1.25rem' }: { lines?: number; height?: string }) {
  const t = useTexts(uiTexts)
  return (
    <div className={styles.skeleton} role="status" data-loading>
      <span className="unseen">{t.waiting}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
        <i key={line} style={{ height }} />
      ))}
    </div>
  )
}
