import { useFormat } from '../texts/format.ts'
import { importTexts } from '../texts/import.ts'
import { useTexts } from '../texts/texts.ts'
import parts from '../ui/parts.module.css'
import type { Counts, Import } from './data.ts'
import { DownloadProblems } from './download-problems.tsx'
import styles from './import.module.css'

/** What will happen, or what happened, in four numbers. */
export function FourNumbers({ one, counts, tense }: { one: Import; counts: Counts; tense: 'will' | 'did' }) {
  const t = useTexts(importTexts)
  const format = useFormat()
  const says = {
    created: t.createdSays[one.options.assign],
    updated: t.updatedSays[one.options.duplicates],
    skipped: t.skippedSays[one.options.duplicates],
    failed: counts.failed === 0 && t.failedNone,
  }
  // One file for both.
  const download = counts.failed > 0 ? 'failed' : counts.skipped > 0 ? 'skipped' : undefined
  return (
    <>
      <ul className={styles.sum} aria-label={t[tense]}>
        {(['created', 'updated', 'skipped', 'failed'] as const).map(name => (
          <li key={name}>
            <h2>{t[name][tense]}</h2>
            <p className={name === 'failed' && counts.failed > 0 ? styles.bad : styles.figure}>
              {format.number(counts[name])}
            </p>
            {says[name] && <p className={styles.says}>{says[name]}</p>}
            {name === download && <DownloadProblems one={one} />}
          </li>
        ))}
      </ul>
      {counts.skipped > 0 && <p className={parts.soft}>{t.skippedListed}</p>}
    </>
  )
}
