import { useId, useMemo, useState } from 'react'
import { callQueueTexts } from '../texts/call-queue.ts'
import { useTexts } from '../texts/texts.ts'
import { Field } from '../ui/field.tsx'
import parts from '../ui/parts.module.css'
import { SaveBar } from '../ui/save-bar.tsx'
import { say } from '../ui/toast.tsx'
import { useEdited } from '../ui/use-edited.ts'
import styles from './call-queue.module.css'
import { type CallQueue, type Saved, useSaveCallQueue } from './data.ts'
import { problemInQueue, type QueueDraft, type QueueField, queueDraftOf, queueOf } from './draft.ts'
import { refusedField } from './refused-field.ts'
import { SourceOrder } from './source-order.tsx'
import { useQueueSentences } from './use-sentences.ts'

const fields: readonly QueueField[] = ['lease_minutes', 'most_claims', 'source_priority']

export function QueueForm({ saved }: { saved: Saved<CallQueue> }) {
  const { queue: t } = useTexts(callQueueTexts)
  const id = useId()
  const sentences = useQueueSentences()
  const save = useSaveCallQueue()
  const asSaved = useMemo(() => queueDraftOf(saved.value), [saved])
  const edited = useEdited<QueueDraft>(asSaved, saved.etag)
  const [isChecked, setChecked] = useState(false)
  const { draft } = edited
  const problem = problemInQueue(draft)
  const refused = refusedField(save.error, fields)
  const isChanged = JSON.stringify(queueOf(draft)) !== JSON.stringify(queueOf(asSaved))

  function set(change: Partial<QueueDraft>) {
    edited.change({ ...draft, ...change })
    save.reset()
  }
  function saveAll() {
    setChecked(true)
    if (problem || save.isPending) return
    void save.mutateAsync({ value: queueOf(draft), etag: edited.etag }).then(
      () => {
        edited.discard()
        say(t.saved)
      },
      () => {},
    )
  }
  const refusalOf = (field: QueueField) => (refused?.field === field ? refused.message : undefined)
  const count = (field: 'lease_minutes' | 'most_claims', label: string, hint: string) => (
    <Field
      label={label}
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
      value={draft[field]}
      error={isChecked && problem === field ? t.problems[field] : refusalOf(field)}
      onChange={event => set({ [field]: event.target.value })}
    />
  )

  return (
    <section className={parts.card} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t.title}</h2>
      <div className={parts.pair}>
        {count('lease_minutes', t.lease, t.leaseHint)}
        {count('most_claims', t.most, t.mostHint)}
      </div>
      <SourceOrder
        sources={draft.source_priority}
        error={refusalOf('source_priority')}
        onChange={source_priority => set({ source_priority })}
      />
      {!problem && <p className={styles.sentence}>{sentences(queueOf(draft)).join(' ')}</p>}
      <SaveBar
        edited={edited}
        isChanged={isChanged}
        isSaving={save.isPending}
        error={refused ? undefined : save.error}
        words={t}
        theirs={sentences(saved.value).join(' ')}
        onSave={saveAll}
      />
    </section>
  )
}
