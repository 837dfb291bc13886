import { assignmentTexts } from '../texts/assignment.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import parts from '../ui/parts.module.css'
import { Wrong } from '../ui/states.tsx'
import styles from './assignment.module.css'
import { useGiveOut } from './data.ts'

/** Leads that nobody has, by the rules as they are saved. */
export function GiveOut() {
  const t = useTexts(assignmentTexts)
  const giveOut = useGiveOut()
  return (
    <section className={styles.section}>
      <h2>{t.unassigned}</h2>
      <p className={styles.soft}>{t.unassignedHint}</p>
      <div className={parts.acts}>
        <Button busy={giveOut.isPending} onClick={() => giveOut.mutate()}>
          {t.giveOut}
        </Button>
        <p className={styles.soft} role="status">
          {giveOut.data &&
            (giveOut.data.leads.length === 0
              ? t.noneUnassigned
              : t.gaveOut(giveOut.data.assigned, giveOut.data.left))}
        </p>
      </div>
      {giveOut.error && <Wrong error={giveOut.error} />}
    </section>
  )
}
