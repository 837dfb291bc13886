import { Link } from '@tanstack/react-router'
import { useAssessments } from '../assessments/data.ts'
import { useValidity } from '../strengths/data.ts'
import { Practice } from '../strengths/prediction.tsx'
import { RelationRows } from '../strengths/relation-rows.tsx'
import { dimensionTexts, nameIn } from '../texts/dimensions.ts'
import { teamTexts } from '../texts/team.ts'
import { useTexts } from '../texts/texts.ts'
import type { TeamAddress } from './address.ts'
import styles from './team.module.css'

const metric = 'connection_rate'
const shown = 4

/** What is known of strengths and connected calls, in short; nothing while nobody has both. */
export default function AssessmentSays({ address: { format } }: { address: TeamAddress }) {
  const t = useTexts(teamTexts)
  const names = useTexts(dimensionTexts).dimensions
  const assessment = useAssessments().data?.[0]?.id
  const validity = useValidity(assessment).data
  const rows = (validity?.outcomes ?? [])
    .filter(one => one.metric === metric && one.score !== 'overall' && one.r !== null)
    .sort((a, b) => (b.r ?? 0) - (a.r ?? 0))
    .slice(0, shown)
  if (rows.length === 0) return null
  const nameOf = ({ score }: { score: string }) => nameIn(names, score)
  return (
    <section className={styles.card}>
      <h2>{t.assessment}</h2>
      <p className={styles.soft}>{t.assessmentAbout(format.number(Math.max(...rows.map(({ n }) => n))))}</p>
      <RelationRows rows={rows.map(one => ({ key: one.score, name: nameOf(one), relation: one }))} />
      <Practice rows={rows} metric={metric} nameOf={nameOf} />
      <p className={styles.soft}>
        <Link to="/predicts">{t.assessmentMore}</Link>
      </p>
    </section>
  )
}
