import { dimensionTexts, nameIn } from '../texts/dimensions.ts'
import { predictsTexts } from '../texts/predicts.ts'
import { useTexts } from '../texts/texts.ts'
import type { Validity } from './data.ts'
import { RelationRows } from './relation-rows.tsx'
import styles from './strengths.module.css'

/** Practical exercises against how people see themselves, where the assessment has any. */
export function Exercises({ validity: { exercises } }: { validity: Validity }) {
  const t = useTexts(predictsTexts)
  const names = useTexts(dimensionTexts).dimensions
  const rows = exercises
    .filter(({ n }) => n > 0)
    .sort((a, b) => (b.r ?? 0) - (a.r ?? 0))
    .map(one => ({ key: one.dimension, name: nameIn(names, one.dimension), relation: one }))
  if (rows.length === 0) return null
  return (
    <section className={styles.card}>
      <h2>{t.exercises}</h2>
      <p className={styles.soft}>{t.exercisesMore}</p>
      <RelationRows rows={rows} />
    </section>
  )
}
