import { type FormEvent, useRef, useState } from 'react'
import { queryClient } from '../api/client.ts'
import { useRules } from '../call/data.ts'
import { type Entered, stillAhead, unreachedInRow } from '../call/effect.ts'
import { type SentCall, sendCall } from '../call/send-call.ts'
import { useOutcomeAndNext } from '../call/use-outcome-and-next.tsx'
import { WhatSavingDoes } from '../call/what-saving-does.tsx'
import { callTexts } from '../texts/call.ts'
import { leadTexts } from '../texts/leads.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field, TextArea } from '../ui/field.tsx'
import parts from '../ui/parts.module.css'
import { say } from '../ui/toast.tsx'
import type { FullLead } from './data.ts'
import styles from './lead-pane.module.css'

type Props = {
  lead: FullLead
  /** What was entered before, and when, where the service would not take it. */
  before?: SentCall
  onClose(): void
  onSent?(): void
}

/** A call that did not come from the queue: they called, or it was time for what was agreed. */
export default function LogCall({ lead, before, onClose, onSent }: Props) {
  const t = useTexts(callTexts)
  const { logCall: own } = useTexts(leadTexts)
  const [entered, setEntered] = useState<Entered>({
    followUp: before?.follow_up_at ?? null,
    ...(before?.outcome && { outcome: before.outcome }),
    converted: before?.converted ?? false,
  })
  const { choices, isComplete } = useOutcomeAndNext(entered, lead.status, change =>
    setEntered({ ...entered, ...change }),
  )
  const rules = useRules().data
  const [note, setNote] = useState(before?.content ?? '')
  const [minutes, setMinutes] = useState(
    before?.duration_seconds ? String(Math.round(before.duration_seconds / 6) / 10) : '',
  )
  const [isChecked, setChecked] = useState(false)
  const minutesField = useRef<HTMLInputElement>(null)
  const taken = readMinutes(minutes)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (!isComplete()) return
    if (taken === undefined) return minutesField.current?.focus()
    onClose()
    onSent?.()
    const isThere = await sendCall(lead, {
      ...entered,
      note,
      seconds: Math.round(taken * 60),
      at: before?.occurred_at,
    })
    for (const key of [['lead', lead.id], ['lead-history', lead.id], ['follow-ups'], ['count', 'followUps']])
      void queryClient.invalidateQueries({ queryKey: key })
    if (isThere) say(own.saved)
  }

  return (
    <Dialog title={own.title(lead.name)} wide firstFocus="[data-part=outcome]" onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={event => void submit(event)}>
        {choices}
        <TextArea
          label={t.note}
          value={note}
          maxLength={10_000}
          rows={3}
          onChange={event => setNote(event.target.value)}
        />
        <Field
          label={own.minutes}
          optional
          ref={minutesField}
          inputMode="decimal"
          autoComplete="off"
          error={isChecked && taken === undefined ? own.minutesWrong : undefined}
          value={minutes}
          onChange={event => setMinutes(event.target.value)}
        />
        <div className={parts.acts}>
          <Button
            type="submit"
            kind="primary"
            shortcut={{ name: 'leads.save-call', key: 'Enter', does: own.save }}
          >
            {own.save}
          </Button>
          <WhatSavingDoes
            call={{ lead, ...entered }}
            rules={rules}
            attemptsInRow={unreachedInRow(lead.interactions ?? [])}
            planned={stillAhead(lead.follow_up?.due_at, before?.occurred_at)}
            zones={lead.contact?.time_zones}
          />
        </div>
      </form>
    </Dialog>
  )
}

const mostMinutes = 1440

/** "2,5" is two and a half, as "2.5" is; undefined where it cannot be meant. */
function readMinutes(text: string): number | undefined {
  if (text.trim() === '') return 0
  if (!/^\s*\d{1,4}(?:[.,]\d{1,2})?\s*$/.test(text)) return undefined
  const minutes = Number(text.replace(',', '.'))
  return minutes <= mostMinutes ? minutes : undefined
}
