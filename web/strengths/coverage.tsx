import { peopleRow } from '../../charts/index.ts'
import { dimensionTexts } from '../texts/dimensions.ts'
import { useFormat } from '../texts/format.ts'
import { strengthsTexts } from '../texts/strengths.ts'
import { useTexts } from '../texts/texts.ts'
import { Drawn } from '../ui/drawing.tsx'
import type { Compatibility } from './data.ts'
import styles from './strengths.module.css'

const rowHeight = 24

/** The eight, what most have first. The dots say no more than the words beside them. */
export function Coverage({ coverage, compared }: { coverage: Compatibility['coverage']; compared: number }) {
  const t = useTexts(strengthsTexts)
  const { dimensions } = useTexts(dimensionTexts)
  const format = useFormat()
  const ordered = [...coverage].sort((a, b) => b.strong - a.strong)
  return (
    <section className={styles.card}>
      <h2>{t.stands}</h2>
      <ul className={styles.rows}>
        {ordered.map(({ dimension, strong, level }) => (
          <li key={dimension} className={styles.row}>
            <span>{dimensions[dimension]}</span>{' '}
            <span className={`${styles.strip} ${styles.dots}`}>
              <Drawn
                draw={width => peopleRow({ width, height: rowHeight, people: compared, highlighted: strong })}
              />
            </span>
            <span className={level === 'gap' ? styles.gap : styles.value}>
              {strong === 0 ? t.nobodyYet : t.strongOf(format.number(strong), format.number(compared))}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.soft}>{t.standsMore}</p>
    </section>
  )
}
