import { type FormEvent, useRef, useState } from 'react'
import { queryClient } from '../api/client.ts'
import { useRules } from '../call/data.ts'
import type { Outcome } from '../call/effect.ts'
import { NextStepChoice } from '../call/next-step-choice.tsx'
import { OutcomeChoice } from '../call/outcome-choice.tsx'
import { sendOrKeep } from '../frame/unsent.ts'
import { callTexts } from '../texts/call.ts'
import { leadTexts } from '../texts/leads.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field, TextArea } from '../ui/field.tsx'
import { say } from '../ui/toast.tsx'
import type { FullLead } from './data.ts'
import styles from './lead-pane.module.css'

/** A call that did not come from the queue: they called, or it was time for what was agreed. */
export default function LogCall({ lead, onClose }: { lead: FullLead; onClose(): void }) {
  const t = useTexts(callTexts)
  const { logCall: own } = useTexts(leadTexts)
  const rules = useRules().data
  const form = useRef<HTMLFormElement>(null)
  const [outcome, setOutcome] = useState<Outcome>()
  const [followUp, setFollowUp] = useState<string | null>(null)
  const [isTimeUnfinished, setTimeUnfinished] = useState(false)
  const [missing, setMissing] = useState<'outcome' | 'next'>()
  const [note, setNote] = useState('')
  const [minutes, setMinutes] = useState('')
  const rule = outcome && rules?.[outcome].follow_up
  const isNextMissing = rule === 'required' ? !followUp : rule !== 'refused' && isTimeUnfinished

  async function submit(event: FormEvent) {
    event.preventDefault()
    const problem = !outcome ? 'outcome' : isNextMissing ? 'next' : undefined
    setMissing(problem)
    const part = problem && form.current?.querySelector(`[data-part=${problem}]`)
    if (part) {
      part.querySelector<HTMLElement>('input, button')?.focus()
      return
    }
    const seconds = Math.round(Number(minutes) * 60)
    onClose()
    await sendOrKeep({
      id: crypto.randomUUID(),
      path: `/api/leads/${lead.id}/interactions`,
      body: {
        type: 'call',
        outcome,
        occurred_at: new Date().toISOString(),
        ...(note.trim() ? { content: note.trim() } : {}),
        ...(seconds > 0 ? { duration_seconds: seconds } : {}),
        ...(followUp && rule !== 'refused' ? { follow_up_at: followUp } : {}),
      },
      at: new Date().toISOString(),
      about: lead.name,
    })
    for (const key of [['lead', lead.id], ['lead-history', lead.id], ['follow-ups']])
      void queryClient.invalidateQueries({ queryKey: key })
    say(own.saved)
  }

  return (
    <Dialog title={own.title(lead.name)} wide firstFocus="[data-part=outcome] button" onClose={onClose}>
      <form ref={form} className={styles.form} noValidate onSubmit={event => void submit(event)}>
        <OutcomeChoice
          outcome={outcome}
          isMissing={missing === 'outcome'}
          onChoose={next => {
            setMissing(undefined)
            setOutcome(next)
          }}
        />
        <NextStepChoice
          followUp={followUp}
          refused={rule === 'refused'}
          problem={missing === 'next' ? t.nextMissing : undefined}
          onChange={(next, isUnfinished) => {
            setMissing(undefined)
            setFollowUp(next)
            setTimeUnfinished(isUnfinished)
          }}
        />
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
          type="number"
          min={0}
          max={1440}
          value={minutes}
          onChange={event => setMinutes(event.target.value)}
        />
        <div>
          <Button type="submit" kind="primary">
            {own.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
