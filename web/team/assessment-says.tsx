import { Link } from '@tanstack/react-router'
import { useAssessments } from '../assessments/data.ts'
import { useValidity } from '../strengths/data.ts'
import { peopleBehind, Strongest, strongestOf } from '../strengths/strongest.tsx'
import { teamTexts } from '../texts/team.ts'
import { useTexts } from '../texts/texts.ts'
import type { TeamAddress } from './address.ts'
import styles from './team.module.css'

const metric = 'connection_rate'

/** What is known of strengths and connected calls, in short; nothing while nobody has both. */
export default function AssessmentSays({ address: { format } }: { address: TeamAddress }) {
  const t = useTexts(teamTexts)
  const validity = useValidity(useAssessments().data?.[0]?.id).data
  const rows = validity ? strongestOf(validity, metric) : []
  if (rows.length === 0) return null
  return (
    <section className={styles.card}>
      <h2>{t.assessment}</h2>
      <p className={styles.soft}>{t.assessmentAbout(format.number(peopleBehind(rows)))}</p>
      <Strongest rows={rows} metric={metric} />
      <p className={styles.soft}>
        <Link to="/predicts">{t.assessmentMore}</Link>
      </p>
    </section>
  )
}
