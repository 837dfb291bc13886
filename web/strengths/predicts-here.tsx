import { Link } from '@tanstack/react-router'
import { useAssessments } from '../assessments/data.ts'
import { nameIn } from '../texts/dimensions.ts'
import { useFormat } from '../texts/format.ts'
import { predictsTexts } from '../texts/predicts.ts'
import { useTexts } from '../texts/texts.ts'
import { useValidity } from './data.ts'
import { metricsOf } from './prediction.tsx'
import styles from './strengths.module.css'
import { peopleBehind, Strongest, strongestOf } from './strongest.tsx'

/** What goes most with the work that is done here, in short; nothing at all where there is nothing to compare. */
export function PredictsHere() {
  const t = useTexts(predictsTexts)
  const format = useFormat()
  const { data } = useValidity(useAssessments().data?.[0]?.id)
  const metric = data && metricsOf(data)[0]
  if (!data || metric === undefined) return null
  const rows = strongestOf(data, metric)
  if (rows.length === 0) return null
  return (
    <section className={styles.card}>
      <h2>{t.heading(nameIn(t.metrics, metric))}</h2>
      <p className={styles.soft}>
        {t.everybody} {t.about(format.number(peopleBehind(rows)))}
      </p>
      <Strongest rows={rows} metric={metric} />
      <p className={styles.soft}>
        {t.care} <Link to="/predicts">{t.all}</Link>
      </p>
    </section>
  )
}
