import { useFormat } from '../texts/format.ts'
import { importTexts } from '../texts/import.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { NotDone } from '../ui/not-done.tsx'
import parts from '../ui/parts.module.css'
import { type ImportWithPreview, useRun } from './data.ts'
import { FourNumbers } from './four-numbers.tsx'
import styles from './import.module.css'
import { MappingTable } from './mapping-table.tsx'
import { ProblemList } from './problem-list.tsx'

/** As bench/leads/import.ts measured it on two shared cores, a little less. */
const rowsPerSecond = 800

const dayMs = 86_400_000

/** What will happen before it happens. */
export function TryOut({ one, onBack }: { one: ImportWithPreview; onBack(): void }) {
  const t = useTexts(importTexts)
  const format = useFormat()
  const run = useRun()
  const counts = one.checked ?? { created: 0, updated: 0, skipped: 0, failed: 0 }
  const rows = counts.created + counts.updated
  const seconds = Math.max(5, Math.ceil(rows / rowsPerSecond))
  const takes =
    seconds < 90 ? t.runSeconds(format.number(seconds)) : t.runMinutes(format.number(Math.ceil(seconds / 60)))
  const days = Math.max(1, Math.round((Date.parse(one.undoable_until ?? '') - Date.now()) / dayMs))
  return (
    <>
      <FourNumbers one={one} counts={counts} tense="will" />
      <div className={styles.foot}>
        {rows > 0 && (
          <Button kind="primary" busy={run.isPending} onClick={() => run.mutate(one)}>
            {t.run(format.number(rows))}
          </Button>
        )}
        <Button onClick={onBack}>{t.back}</Button>
        <span className={parts.soft}>{rows > 0 ? `${takes} ${t.runMore(days)}` : t.nothingToRun}</span>
      </div>
      {run.error && <NotDone error={run.error} />}
      {counts.failed + counts.skipped > 0 && <ProblemList one={one} />}
      <MappingTable one={one} mapping={one.mapping} />
    </>
  )
}
