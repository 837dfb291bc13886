import { resultTexts } from '../texts/results.ts'
import { useTexts } from '../texts/texts.ts'
import type { Report } from './data.ts'
import styles from './results.module.css'

export function Trust({ validity, norm }: { validity: Report['validity']; norm: string }) {
  const t = useTexts(resultTexts)
  return (
    <section className={styles.say} aria-labelledby="trust">
      <h2 id="trust">{validity.title}</h2>
      <p>
        <strong>{validity.verdict_name}.</strong> {validity.text}
      </p>
      <p className={styles.soft}>{norm}</p>
      {validity.checks.length > 0 && (
        <details>
          <summary>{t.checks}</summary>
          <ul className={styles.bullets}>
            {validity.checks.map(({ name, outcome_name, text }) => (
              <li key={name}>
                <strong>{name}:</strong> {outcome_name}. {text}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
