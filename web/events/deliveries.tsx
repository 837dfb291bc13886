import { useState } from 'react'
import { eventTexts } from '../texts/events.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/field.tsx'
import { NotDone } from '../ui/not-done.tsx'
import { Pager } from '../ui/pager.tsx'
import { Empty, Skeleton, Wrong } from '../ui/states.tsx'
import { Tag, type Tone } from '../ui/tag.tsx'
import { say } from '../ui/toast.tsx'
import { type Delivery, type DeliveryState, pageSize, useDeliveries, useReplay } from './data.ts'
import styles from './events.module.css'

const tones: Record<DeliveryState, Tone> = { waiting: 'contacted', delivered: 'converted', parked: 'wrong' }
const states = ['waiting', 'delivered', 'parked'] as const

/** What was sent, each with its attempts, newest first. */
export function Deliveries({ endpoint }: { endpoint: string }) {
  const { deliveries: t } = useTexts(eventTexts)
  const [state, setState] = useState<DeliveryState | ''>('')
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useDeliveries(endpoint, state || undefined, page)
  const replay = useReplay(endpoint)
  return (
    <section className={styles.part} aria-labelledby="deliveries">
      <div className={styles.head}>
        <h2 id="deliveries">{t.title}</h2>
        <div className={styles.filter}>
          <Select<DeliveryState | ''>
            label={t.filter}
            value={state}
            options={[
              { value: '', label: t.any },
              ...states.map(value => ({ value, label: t.states[value] })),
            ]}
            onChange={next => {
              setState(next)
              setPage(1)
            }}
          />
        </div>
      </div>
      {error && !data ? (
        <Wrong error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={4} height="3rem" />
      ) : data.data.length === 0 ? (
        <Empty title={t.none}>{t.noneMore}</Empty>
      ) : (
        <>
          <ul className={styles.list}>
            {data.data.map(delivery => (
              <One
                key={delivery.id}
                delivery={delivery}
                onReplay={() =>
                  void replay.mutateAsync(delivery.id).then(
                    () => say(t.replayed),
                    () => {},
                  )
                }
              />
            ))}
          </ul>
          <Pager page={page} limit={pageSize} total={data.meta.total} onPage={setPage} />
        </>
      )}
      {replay.error && <NotDone error={replay.error} />}
    </section>
  )
}

function One({ delivery, onReplay }: { delivery: Delivery; onReplay(): void }) {
  const { deliveries: t, kinds, seconds } = useTexts(eventTexts)
  const format = useFormat()
  const { event, state, attempts, next_attempt_at } = delivery
  const told = Object.entries(event.data)
  return (
    <li className={styles.delivery}>
      <details>
        <summary>
          <Tag tone={tones[state]}>{t.states[state]}</Tag> <b>{kinds[event.type]}</b>{' '}
          <span className={styles.soft}>
            {format.dayTime(event.timestamp)} · {attempts.length > 0 ? t.tried(attempts.length) : t.notYet}
            {next_attempt_at && ` · ${t.next(format.time(next_attempt_at))}`}
          </span>
        </summary>
        <div className={styles.inside}>
          {told.length > 0 && (
            <>
              <h3>{t.data}</h3>
              <code className={styles.code}>
                {told.map(([name, value]) => `${name}: ${value}`).join('\n')}
              </code>
            </>
          )}
          {attempts.length > 0 && <h3>{t.attempts}</h3>}
          <ul className={styles.attempts}>
            {attempts.map(attempt => (
              <li key={attempt.at}>
                {t.attempt(
                  format.dayTime(attempt.at),
                  attempt.status === null
                    ? (attempt.problem ?? t.noAnswer)
                    : t.answered(String(attempt.status)),
                  seconds(format.number(attempt.latency_ms)),
                )}
                {attempt.answer && (
                  <>
                    {' '}
                    {t.said} <code className={styles.code}>{attempt.answer}</code>
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      </details>
      {state !== 'waiting' && <Button onClick={onReplay}>{t.replay}</Button>}
    </li>
  )
}
