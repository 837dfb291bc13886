import { useCallingHours } from '../call-queue/data.ts'
import { isOpen } from '../call-queue/is-open.ts'
import { callTexts } from '../texts/call.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import { dayAndTime } from '../texts/zoned.ts'
import { type Entered, effectOf, type Outcome, type Rules, type Status } from './effect.ts'
import { useSpan } from './span.ts'
import styles from './what-saving-does.module.css'

type Props = {
  call: Entered & { lead: { status: Status } }
  rules: Rules | undefined
  attemptsInRow: number | undefined
  /** What was planned before and is still to come. */
  planned: string | undefined
  /** Where the number rings. */
  zones: readonly string[] | undefined
}

/** Said before it happens: where the lead goes, and when it comes back. */
export function WhatSavingDoes({
  call: { lead, outcome, followUp, converted },
  rules,
  attemptsInRow = 0,
  planned,
  zones,
}: Props) {
  const t = useTexts(callTexts)
  if (!rules) return null
  if (!outcome) return <p className={styles.will}>{t.will.choose}</p>
  return (
    <p className={styles.will} role="status">
      <EffectWords
        rules={rules}
        outcome={outcome}
        status={lead.status}
        attemptsInRow={attemptsInRow}
        planned={planned}
        followUp={followUp}
        converted={converted}
        zones={zones}
      />
    </p>
  )
}

// They change a few times a year; every call would ask for them.
const hoursKeptMs = 3_600_000

/** What an outcome does to a lead at this stage, in words. */
export function EffectWords({
  rules,
  outcome,
  status: before,
  attemptsInRow = 0,
  planned,
  followUp,
  converted,
  zones = [],
}: {
  rules: Rules
  outcome: Outcome
  status: Status
  attemptsInRow?: number
  planned?: string | undefined
  followUp?: string | null | undefined
  converted?: boolean | undefined
  zones?: readonly string[] | undefined
}) {
  const t = useTexts(callTexts)
  const format = useFormat()
  const { toCome } = useSpan()
  const { status, neverCalled, retryMinutes, keepsFollowUp, leavesQueue } = effectOf(
    rules,
    outcome,
    { status: before, attemptsInRow, hasFollowUp: Boolean(planned) },
    { followUp: Boolean(followUp), converted },
  )
  const due = followUp || (keepsFollowUp && planned)
  const hours = useCallingHours(hoursKeptMs).data?.value
  const there = followUp && zones[0] && dayAndTime(followUp, zones[0]).time
  const isSameThere = !there || there === dayAndTime(followUp, format.timeZone).time
  const rest = [
    followUp &&
      (isSameThere
        ? t.will.followUp(format.dayTime(followUp))
        : t.will.followUpThere(format.dayTime(followUp), there)),
    keepsFollowUp && planned && t.will.keeps(format.dayTime(planned)),
    due && hours && !isOpen(hours, due, zones) && t.will.notBefore,
    neverCalled && t.will.never,
    retryMinutes !== undefined && t.will.tryAgain(toCome(retryMinutes)),
    leavesQueue && t.will.leaves,
  ].filter(Boolean)
  return (
    <>
      {status ? t.will.movesTo : t.will.stays} <b>{t.statuses[status ?? before].toLowerCase()}</b>
      {rest.length > 0 && `, ${rest.join(', ')}`}
    </>
  )
}
