import { resultTexts } from '../texts/results.ts'
import { useTexts } from '../texts/texts.ts'
import type { Report, ReportDimension } from './data.ts'
import styles from './results.module.css'

type Props = { dimension: ReportDimension; words: Report['words'] }

/** What lies behind one score. */
export function StrengthWords({ dimension, words }: Props) {
  const t = useTexts(resultTexts)
  const { name, score, headline, meaning, certainty, evidence } = dimension
  const lists = [
    { title: words.at_work, items: dimension.at_work },
    { title: words.trips, items: dimension.trips },
    { title: words.develop, items: dimension.develop },
  ]
  return (
    <section className={styles.say} aria-labelledby="behind">
      <h2 id="behind">{score === null ? name : `${name}, ${score.toFixed(1)}`}</h2>
      <p className={styles.soft}>{meaning}</p>
      <p>{headline}</p>
      <p className={styles.note}>
        {t.howSure}: {certainty}
      </p>
      {lists
        .filter(({ items }) => items.length > 0)
        .map(({ title, items }, n) => (
          <details key={title} open={n === 0}>
            <summary>{title}</summary>
            <ul className={styles.bullets}>
              {items.map(item => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </details>
        ))}
      <details>
        <summary>{words.rests_on}</summary>
        <p>{evidence}</p>
      </details>
    </section>
  )
}
