import { useId, useMemo } from 'react'
import type { Saved } from '../api/setting.ts'
import { callQueueTexts } from '../texts/call-queue.ts'
import { useTexts } from '../texts/texts.ts'
import { Field } from '../ui/field.tsx'
import parts from '../ui/parts.module.css'
import { SaveBar } from '../ui/save-bar.tsx'
import { useSettingForm } from '../ui/use-setting-form.ts'
import { type CallQueue, useSaveCallQueue } from './data.ts'
import { problemInQueue, type QueueDraft, queueDraftOf, queueOf } from './draft.ts'
import { SourceOrder } from './source-order.tsx'
import { useQueueSentences } from './use-sentences.ts'

export function QueueForm({ saved }: { saved: Saved<CallQueue> }) {
  const { queue: t } = useTexts(callQueueTexts)
  const id = useId()
  const sentences = useQueueSentences()
  const asSaved = useMemo(() => queueDraftOf(saved.value), [saved])
  const { place, draft, isWrong, set, errorOf, fieldOf, bar } = useSettingForm<CallQueue, QueueDraft>({
    asSaved,
    etag: saved.etag,
    save: useSaveCallQueue(),
    toValue: queueOf,
    problemIn: problemInQueue,
    words: t,
  })
  const count = (field: 'lease_minutes' | 'most_claims', label: string, hint: string) => (
    <Field label={label} hint={hint} inputMode="numeric" autoComplete="off" {...fieldOf(field)} />
  )

  return (
    <section ref={place} className={parts.card} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t.title}</h2>
      <div className={parts.pair}>
        {count('lease_minutes', t.lease, t.leaseHint)}
        {count('most_claims', t.most, t.mostHint)}
      </div>
      <SourceOrder
        sources={draft.source_priority}
        error={errorOf('source_priority')}
        onChange={source_priority => set({ source_priority })}
      />
      {!isWrong && <p className={parts.sentence}>{sentences(queueOf(draft)).join(' ')}</p>}
      <SaveBar {...bar} words={t} theirs={sentences(saved.value).join(' ')} />
    </section>
  )
}
