import { dimensionTexts } from '../texts/dimensions.ts'
import { useFormat } from '../texts/format.ts'
import { strengthsTexts } from '../texts/strengths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Compatibility, Dimension } from './data.ts'
import styles from './strengths.module.css'

/** The same in sentences: what carries, what is missing, what somebody new should bring. */
export function Meaning({
  compatibility: { coverage, compared, gaps, hire_for },
}: {
  compatibility: Compatibility
}) {
  const t = useTexts(strengthsTexts)
  const { dimensions } = useTexts(dimensionTexts)
  const format = useFormat()
  const names = (list: readonly Dimension[]) => format.list(list.map(one => dimensions[one]))
  const carrying = coverage
    .filter(({ strong }) => strong * 2 >= (compared ?? 0))
    .map(({ dimension }) => dimension)
  const thin = coverage.filter(({ level }) => level === 'thin').map(({ dimension }) => dimension)
  return (
    <section className={styles.card}>
      <h2>{t.means}</h2>
      {carrying.length > 0 && <p className={styles.says}>{t.carries(names(carrying))}</p>}
      <p className={styles.says}>{gaps.length > 0 ? <strong>{t.gaps(names(gaps))}</strong> : t.noGaps}</p>
      {thin.length > 0 && <p className={styles.says}>{t.thin(names(thin))}</p>}
      <p className={styles.says}>
        {hire_for.length === 0
          ? t.hireForNothing
          : gaps.length > 1
            ? t.hireForGaps
            : gaps.length === 1
              ? t.hireForGap(names(hire_for))
              : t.hireForThin(names(hire_for))}
      </p>
    </section>
  )
}
