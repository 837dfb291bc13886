import { useState } from 'react'
import { Refusal } from '../api/refusal.ts'
import { auditTexts } from '../texts/audit.ts'
import { type Formatter, useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { NotDone } from '../ui/not-done.tsx'
import styles from './audit.module.css'
import { useVerification, useVerify, type Verdict, type Verification } from './data.ts'

/** Whether the log holds, said in words. */
export function Verify() {
  const { verification: t } = useTexts(auditTexts)
  const start = useVerify()
  const [given, setGiven] = useState('')
  const { data: state, error } = useVerification(start.data?.id)
  const isRunning = start.isPending || (start.data !== undefined && (state?.state ?? 'running') === 'running')
  const isBadCheckpoint = start.error instanceof Refusal && start.error.field === 'checkpoint'
  const problem = isBadCheckpoint ? undefined : (start.error ?? error)
  return (
    <section className={styles.verify} aria-labelledby="verify">
      <h2 id="verify">{t.title}</h2>
      <p className={styles.soft}>{t.about}</p>
      <div className={styles.start}>
        <Field
          label={t.given}
          optional
          hint={t.givenHint}
          error={isBadCheckpoint ? t.badCheckpoint : undefined}
          value={given}
          maxLength={300}
          autoComplete="off"
          spellCheck={false}
          onChange={event => setGiven(event.target.value)}
        />
        <Button kind="primary" busy={isRunning} onClick={() => start.mutate(given.trim())}>
          {t.start}
        </Button>
      </div>
      <div role="status">{start.data && <Standing of={state ?? start.data} />}</div>
      {problem && <NotDone error={problem} />}
    </section>
  )
}

function Standing({ of: { state, checked, total, verdict } }: { of: Verification }) {
  const { verification: t } = useTexts(auditTexts)
  const { number } = useFormat()
  if (state === 'running') return <p>{t.running(number(checked), number(total))}</p>
  if (!verdict) return <p className={styles.wrong}>{t.failed}</p>
  return verdict.intact ? <Whole verdict={verdict} /> : <Broken verdict={verdict} />
}

function Whole({ verdict }: { verdict: Verdict }) {
  const { verification: t } = useTexts(auditTexts)
  const format = useFormat()
  const { from, entries, unsealed, checkpoint } = verdict
  return (
    <div className={styles.verdict}>
      <p className={styles.whole}>
        {from > 0
          ? t.wholeFrom(format.number(entries), format.number(from + 1))
          : t.whole(format.number(entries))}
      </p>
      {unsealed > 0 && <p className={styles.soft}>{t.unsealed(format.number(unsealed))}</p>}
      <Besides verdict={verdict} format={format} />
      {checkpoint && (
        <>
          <p className={styles.soft}>{t.checkpoint}</p>
          <code className={styles.checkpoint}>{checkpoint}</code>
        </>
      )}
    </div>
  )
}

function Broken({ verdict }: { verdict: Verdict }) {
  const { verification: t } = useTexts(auditTexts)
  const format = useFormat()
  const { broken_at } = verdict
  return (
    <div className={styles.verdict}>
      <p className={styles.wrong}>
        {t.broken} {broken_at && t.problems[broken_at.problem](format.number(broken_at.position))}{' '}
        {broken_at?.entry_id && t.entry(String(broken_at.entry_id))}
      </p>
      <p>{t.brokenMore}</p>
      <Besides verdict={verdict} format={format} />
    </div>
  )
}

function Besides({
  verdict: { misdated, given_checkpoint, resumptions },
  format,
}: {
  verdict: Verdict
  format: Formatter
}) {
  const { verification: t } = useTexts(auditTexts)
  return (
    <>
      {misdated && (
        <p className={styles.wrong}>{t.misdated(format.dayTime(misdated.at), String(misdated.entry_id))}</p>
      )}
      {given_checkpoint && <p>{t.standings[given_checkpoint]}</p>}
      {resumptions.map(({ position, reason, at }) => (
        <p key={position} className={styles.soft}>
          {t.resumed(format.dayTime(at), reason)}
        </p>
      ))}
    </>
  )
}
