import { Link } from '@tanstack/react-router'
import { useAssessments } from '../assessments/data.ts'
import { dimensionTexts, nameIn } from '../texts/dimensions.ts'
import { useFormat } from '../texts/format.ts'
import { predictsTexts } from '../texts/predicts.ts'
import { useTexts } from '../texts/texts.ts'
import { useValidity } from './data.ts'
import { metricsOf, type Outcome, Practice } from './prediction.tsx'
import { RelationRows } from './relation-rows.tsx'
import styles from './strengths.module.css'

const shownRows = 4

/** What goes most with the work that is done here, in short; nothing at all where there is nothing to compare. */
export function PredictsHere() {
  const t = useTexts(predictsTexts)
  const format = useFormat()
  const names = useTexts(dimensionTexts).dimensions
  const { data } = useValidity(useAssessments().data?.[0]?.id)
  const metric = data && metricsOf(data)[0]
  if (!data || metric === undefined) return null
  const nameOf = ({ score }: Outcome) => nameIn(names, score)
  const strength = ({ claim, r }: Outcome) => Number(claim !== null) + Math.abs(r ?? 0)
  const rows = data.outcomes
    .filter(one => one.metric === metric && one.score !== 'overall')
    .sort((a, b) => strength(b) - strength(a))
    .slice(0, shownRows)
    .sort((a, b) => (b.r ?? 0) - (a.r ?? 0))
  return (
    <section className={styles.card}>
      <h2>{t.heading(nameIn(t.metrics, metric))}</h2>
      <p className={styles.soft}>{t.about(format.number(Math.max(...rows.map(({ n }) => n))))}</p>
      <RelationRows rows={rows.map(one => ({ key: one.score, name: nameOf(one), relation: one }))} />
      <Practice rows={rows} metric={metric} nameOf={nameOf} />
      <p className={styles.soft}>
        {t.care} <Link to="/predicts">{t.all}</Link>
      </p>
    </section>
  )
}
