import { useFormat } from '../texts/format.ts'
import { importTexts } from '../texts/import.ts'
import { useTexts } from '../texts/texts.ts'
import parts from '../ui/parts.module.css'
import type { Import } from './data.ts'
import styles from './import.module.css'

/** While the service works on it. How far a run has come is known; of the others only that they go on. */
export function Working({ one: { state, rows, progress } }: { one: Import }) {
  const t = useTexts(importTexts)
  const format = useFormat()
  const says =
    state === 'running'
      ? t.running(format.percent(progress))
      : state === 'undoing'
        ? t.undoing
        : t.checking(format.number(rows))
  return (
    <div className={styles.working}>
      <p role="status">{says}</p>
      <progress aria-label={says} {...(state === 'running' ? { value: progress } : {})} />
      <p className={parts.soft}>{t.leave}</p>
    </div>
  )
}
