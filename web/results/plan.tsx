import { useState } from 'react'
import { openKept } from '../device/kept.ts'
import { openStorage } from '../device/storage.ts'
import { resultTexts } from '../texts/results.ts'
import { useTexts } from '../texts/texts.ts'
import type { Report } from './data.ts'
import styles from './results.module.css'

type Props = { plan: Report['plan']; ticksOf?: { person: string; attempt: string } }

export function Plan({ plan, ticksOf }: Props) {
  const t = useTexts(resultTexts)
  const [kept] = useState(
    () => ticksOf && openKept<string[]>(openStorage(), ticksOf.person, `plan.${ticksOf.attempt}`),
  )
  const [done, setDone] = useState<string[]>(() => kept?.read() ?? [])

  function tick(id: string, isDone: boolean) {
    const next = isDone ? [...done, id] : done.filter(one => one !== id)
    setDone(next)
    kept?.write(next)
  }

  const parts = [plan.week, plan.quarter, plan.year].filter(({ steps }) => steps.length > 0)
  return (
    <section className={styles.say} aria-labelledby="plan">
      <h2 id="plan">{plan.title}</h2>
      <p className={styles.soft}>
        {plan.lead} {ticksOf && t.tickKept}
      </p>
      <div className={styles.steps}>
        {parts.map(({ title, steps }) => (
          <div key={title} className={styles.card}>
            <h3>{title}</h3>
            <ul>
              {steps.map(({ id, text, why }) => (
                <li key={id}>
                  {ticksOf ? (
                    <label className={styles.tick}>
                      <input
                        type="checkbox"
                        checked={done.includes(id)}
                        onChange={event => tick(id, event.target.checked)}
                      />
                      <span>
                        {text} <span className={styles.soft}>{why}</span>
                      </span>
                    </label>
                  ) : (
                    <span>
                      {text} <span className={styles.soft}>{why}</span>
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {plan.resources.items.length > 0 && (
        <details>
          <summary>{t.resources}</summary>
          <ul className={styles.bullets}>
            {plan.resources.items.map(({ id, title, text, url, kind_name }) => (
              <li key={id}>
                <strong>
                  {url ? (
                    <a href={url} rel="noreferrer">
                      {title}
                    </a>
                  ) : (
                    title
                  )}
                </strong>{' '}
                ({kind_name}). {text}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
