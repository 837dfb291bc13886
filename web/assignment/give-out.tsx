import { useEffect, useRef } from 'react'
import { assignmentTexts } from '../texts/assignment.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { NotDone } from '../ui/not-done.tsx'
import parts from '../ui/parts.module.css'
import styles from './assignment.module.css'
import { type TriedOut, useGiveOut, useTryGiveOut, useUnassigned } from './data.ts'

/** Leads that nobody has, by the rules as they are saved; it says what it will do before it does it. */
export function GiveOut() {
  const t = useTexts(assignmentTexts)
  const format = useFormat()
  const unassigned = useUnassigned()
  const tryOut = useTryGiveOut()
  const giveOut = useGiveOut()
  const ask = () => {
    giveOut.reset()
    tryOut.mutate()
  }
  const give = () => giveOut.mutate(undefined, { onSettled: () => tryOut.reset() })
  const gave = giveOut.data
  return (
    <section className={styles.section}>
      <h2>{t.unassigned}</h2>
      <p className={styles.soft}>{t.unassignedHint}</p>
      {unassigned.data !== undefined && (
        <p>{unassigned.data === 0 ? t.noneUnassigned : t.unassignedCount(format.number(unassigned.data))}</p>
      )}
      {tryOut.data && tryOut.data.assigned > 0 ? (
        <Sure tried={tryOut.data} busy={giveOut.isPending} onGive={give} onLeave={tryOut.reset} />
      ) : (
        <div className={parts.acts}>
          <Button busy={tryOut.isPending} onClick={ask}>
            {t.giveOut}
          </Button>
          <p className={styles.soft} role="status">
            {gave
              ? gave.leads.length === 0
                ? t.nothingToGive
                : t.gaveOut(gave.assigned, gave.left)
              : tryOut.data &&
                (tryOut.data.leads.length === 0 ? t.nothingToGive : <WillGive tried={tryOut.data} />)}
          </p>
        </div>
      )}
      {(tryOut.error ?? giveOut.error) && <NotDone error={tryOut.error ?? giveOut.error} />}
    </section>
  )
}

type Tried = Omit<TriedOut, 'rules'>

function WillGive({ tried: { assigned, leads } }: { tried: Tried }) {
  const t = useTexts(assignmentTexts)
  const format = useFormat()
  const count = (problem: string) => leads.filter(lead => lead.problem === problem).length
  const [noRule, nobodyFree] = [count('no_rule'), count('nobody_free')]
  return (
    <>
      {t.willGive(format.number(assigned), format.number(leads.length))}
      {noRule > 0 && ` ${t.noRuleFits(format.number(noRule))}`}
      {nobodyFree > 0 && ` ${t.nobodyFree(format.number(nobodyFree))}`}
    </>
  )
}

function Sure({
  tried,
  busy,
  onGive,
  onLeave,
}: {
  tried: Tried
  busy: boolean
  onGive(): void
  onLeave(): void
}) {
  const t = useTexts(assignmentTexts)
  const format = useFormat()
  const sure = useRef<HTMLButtonElement>(null)
  useEffect(() => sure.current?.focus(), [])
  return (
    <>
      <p id="will-give" role="status">
        <WillGive tried={tried} />
      </p>
      <div className={parts.acts}>
        <Button ref={sure} kind="primary" busy={busy} aria-describedby="will-give" onClick={onGive}>
          {t.giveOutSure(format.number(tried.assigned))}
        </Button>
        <Button onClick={onLeave}>{t.giveOutNot}</Button>
      </div>
    </>
  )
}
