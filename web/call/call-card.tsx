import { useEffect, useRef, useState } from 'react'
import type { openNotes } from '../device/notes.ts'
import { onLeadChange } from '../frame/live.ts'
import { callTexts } from '../texts/call.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import parts from '../ui/parts.module.css'
import page from './call.module.css'
import styles from './call-card.module.css'
import { useLeadInCall, useRules } from './data.ts'
import { stillAhead, unreachedInRow } from './effect.ts'
import { Note } from './note.tsx'
import type { Call } from './use-call.ts'
import { useOutcomeAndNext } from './use-outcome-and-next.tsx'
import { WhatSavingDoes } from './what-saving-does.tsx'
import { Who } from './who.tsx'

type Props = {
  call: Call
  notes: ReturnType<typeof openNotes>
  onChange(change: Partial<Call>): void
  onSave(pause: boolean): void
  onGiveBack(): void
}

/** One screen: who, why now, number, note, outcome, next step, save. */
export function CallCard({ call, notes, onChange, onSave, onGiveBack }: Props) {
  const t = useTexts(callTexts)
  const rules = useRules().data
  const { data: details } = useLeadInCall(call.lead.id)
  const card = useRef<HTMLDivElement>(null)
  const { choices, isComplete } = useOutcomeAndNext(call, call.lead.status, onChange, () => save(false))

  const [isGone, setGone] = useState(false)
  useEffect(
    () =>
      onLeadChange(change => {
        if (change === 'reset' || (change.new ?? change.old)?.id !== call.lead.id) return
        setGone(change.type === 'DELETE')
      }),
    [call.lead.id],
  )

  // The new lead is read out, and the keys work at once: the focus is in no field.
  useEffect(() => card.current?.querySelector<HTMLElement>('h1')?.focus(), [])

  function save(pause: boolean) {
    if (isComplete()) onSave(pause)
  }

  return (
    <div className={page.card} ref={card}>
      {isGone && (
        <div className={parts.notice} role="alert">
          <p>{t.goneMeanwhile}</p>
        </div>
      )}
      <Who call={call} details={details} onChange={onChange} />
      <Note lead={call.lead.id} notes={notes} onSave={() => save(false)} />
      {choices}
      <div className={call.outcome ? styles.readyFoot : styles.foot}>
        <Button
          kind="primary"
          onClick={() => save(false)}
          shortcut={{ name: 'call.save', key: 'Enter', does: t.save }}
        >
          {t.save}
        </Button>
        <Button onClick={() => save(true)} shortcut={{ name: 'call.pause', key: 'p', does: t.saveAndPause }}>
          {t.saveAndPause}
        </Button>
        <Button
          kind="quiet"
          onClick={onGiveBack}
          shortcut={{ name: 'call.give-back', key: 'g', does: t.giveBack }}
        >
          {t.giveBack}
        </Button>
        <WhatSavingDoes
          call={call}
          rules={rules}
          attemptsInRow={details?.interactions ? unreachedInRow(details.interactions) : undefined}
          planned={stillAhead(details?.follow_up?.due_at)}
          zones={details?.contact?.time_zones}
        />
      </div>
    </div>
  )
}
