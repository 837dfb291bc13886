import { useFormat } from '../texts/format.ts'
import { importTexts } from '../texts/import.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Wrong } from '../ui/states.tsx'
import { type Counts, type Import, useDownloadProblems } from './data.ts'
import styles from './import.module.css'

/** What will happen, or what happened, in four numbers. */
export function FourNumbers({ one, counts, tense }: { one: Import; counts: Counts; tense: 'will' | 'did' }) {
  const t = useTexts(importTexts)
  const format = useFormat()
  const download = useDownloadProblems()
  const says = {
    created: t.createdSays[one.options.assign],
    updated: t.updatedSays[one.options.duplicates],
    skipped: t.skippedSays[one.options.duplicates],
    failed: t.failedNone,
  }
  return (
    <>
      <ul className={styles.sum} aria-label={t[tense]}>
        {(['created', 'updated', 'skipped', 'failed'] as const).map(name => (
          <li key={name}>
            <h2>{t[name][tense]}</h2>
            <p className={name === 'failed' && counts.failed > 0 ? styles.bad : styles.figure}>
              {format.number(counts[name])}
            </p>
            {name === 'failed' && counts.failed > 0 ? (
              <Button busy={download.isPending} onClick={() => download.mutate(one)}>
                {t.download}
              </Button>
            ) : (
              <p className={styles.says}>{says[name]}</p>
            )}
          </li>
        ))}
      </ul>
      {download.error && <Wrong error={download.error} />}
    </>
  )
}
