import { callTexts } from '../texts/call.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import styles from './call.module.css'
import { effectOf, type Rules } from './effect.ts'
import { useSpan } from './span.ts'
import type { Call } from './use-call.ts'

type Props = { call: Call; rules: Rules | undefined; attemptsInRow: number | undefined }

/** Said before it happens: where the lead goes, and when it comes back. */
export function WhatSavingDoes({ call: { lead, outcome, followUp }, rules, attemptsInRow = 0 }: Props) {
  const t = useTexts(callTexts)
  const format = useFormat()
  const span = useSpan()
  if (!rules) return null
  if (!outcome) return <p className={styles.will}>{t.will.choose}</p>
  const { status, neverCalled, retryMinutes, leavesQueue } = effectOf(
    rules,
    outcome,
    { status: lead.status, attemptsInRow },
    Boolean(followUp),
  )
  const rest = [
    followUp && t.will.followUp(format.dayTime(followUp)),
    neverCalled && t.will.never,
    retryMinutes !== undefined && t.will.tryAgain(span(retryMinutes)),
    leavesQueue && t.will.leaves,
  ].filter(Boolean)
  return (
    <p className={styles.will} role="status">
      {status ? t.will.movesTo : t.will.stays} <b>{t.statuses[status ?? lead.status].toLowerCase()}</b>
      {rest.length > 0 && `, ${rest.join(', ')}`}
    </p>
  )
}
