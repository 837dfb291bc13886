import { type FormEvent, useState } from 'react'
import { usePerson } from '../api/session.ts'
import { openNotes } from '../device/notes.ts'
import { openStorage } from '../device/storage.ts'
import { useFormat } from '../texts/format.ts'
import { leadTexts } from '../texts/leads.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { NotDone } from '../ui/not-done.tsx'
import { Skeleton, Wrong } from '../ui/states.tsx'
import { say } from '../ui/toast.tsx'
import { type FullLead, type HistoryEntry, type Interaction, useHistory } from './data.ts'
import styles from './lead-pane.module.css'
import { useAddNote } from './save.ts'
import { useWhose } from './whose.ts'

type Entry = { id: string; at: string; what: string; content?: string | null; who: string }

/** What was said and what became of it, newest first. */
export function Timeline({ lead }: { lead: FullLead }) {
  const { timeline: t } = useTexts(leadTexts)
  const format = useFormat()
  const me = usePerson().id
  const history = useHistory(lead.id)
  const ofInteraction = useInteractionEntry()
  const ofHistory = useHistoryEntry()
  const entries = [
    ...(lead.interactions ?? []).map(ofInteraction),
    ...(history.data ?? []).map(ofHistory),
  ].sort((a, b) => b.at.localeCompare(a.at))
  return (
    <div className={styles.timeline}>
      {lead.assigned_to === me ? (
        <AddNote lead={lead.id} />
      ) : (
        <p className={styles.soft}>{t.notesOfHolder}</p>
      )}
      {history.error && <Wrong error={history.error} onRetry={() => void history.refetch()} />}
      {history.isPending && <Skeleton lines={3} />}
      {entries.length === 0 && history.data && <p className={styles.soft}>{t.empty}</p>}
      <ol>
        {entries.map(entry => (
          <li key={entry.id}>
            <b>{entry.what}</b>
            {entry.content && <p className={styles.said}>{entry.content}</p>}
            <p className={styles.at}>{t.by(format.dayTime(entry.at), entry.who)}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}

function useInteractionEntry() {
  const { timeline: t } = useTexts(leadTexts)
  const whose = useWhose()
  const me = usePerson().id
  return (one: Interaction): Entry => {
    const seconds = one.duration_seconds ?? 0
    const lasted = seconds > 0 ? `, ${t.lasted(Math.floor(seconds / 60), seconds % 60)}` : ''
    const name = [one.first_name, one.last_name].filter(Boolean).join(' ')
    return {
      id: one.id,
      at: one.occurred_at ?? one.created_at,
      what: one.outcome ? `${t.outcomes[one.outcome]}${lasted}` : t.types[one.type],
      // A note has a content; an answer that would be too large leaves it out.
      content: one.content ?? (one.type === 'note' ? t.leftOut : null),
      who: one.created_by !== me && name ? name : whose(one.created_by),
    }
  }
}

function useHistoryEntry() {
  const { timeline: t, status } = useTexts(leadTexts)
  const format = useFormat()
  const whose = useWhose()
  const statusName = (value: unknown) => status[value as keyof typeof status] ?? String(value)
  return ({ kind, at, detail }: HistoryEntry, place: number): Entry => {
    const { from, to, by, due_at } = detail as Partial<Record<string, string | null>>
    const what = {
      status: () => (from ? t.statusMoved(statusName(from), statusName(to)) : t.createdAs(statusName(to))),
      assignment: () => t.assigned(whose(to)),
      follow_up: () => t.followUpEnded(due_at ? format.dayTime(due_at) : ''),
      merge: () => t.merged,
      merge_undone: () => t.mergeUndone,
      consent: () => t.consent,
    }[kind]()
    return { id: `${kind}-${at}-${place}`, at, what, who: whose(by) }
  }
}

function AddNote({ lead }: { lead: string }) {
  const { timeline: t } = useTexts(leadTexts)
  const notes = openNotes(openStorage(), usePerson().id)
  const kept = `lead-note.${lead}`
  const add = useAddNote(lead)
  // Kept on the device as it is typed, so that nothing is lost with the page or the line.
  const [text, setText] = useState(() => notes.read(kept))
  function write(next: string) {
    setText(next)
    notes.write(kept, next)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!text.trim() || add.isPending) return
    // Forgotten here also where the lead was closed meanwhile: it would be offered, and added, once more.
    add.mutateAsync(text.trim()).then(
      () => {
        write('')
        say(t.noteSaved)
      },
      () => {},
    )
  }
  return (
    <form onSubmit={submit} className={styles.note}>
      <TextArea
        label={t.note}
        value={text}
        maxLength={10_000}
        rows={2}
        onChange={event => write(event.target.value)}
        onKeyDown={event => event.key === 'Enter' && event.ctrlKey && submit(event)}
      />
      {text && (
        <div>
          <Button type="submit" busy={add.isPending}>
            {t.addNote}
          </Button>
        </div>
      )}
      {add.error && <NotDone error={add.error} />}
    </form>
  )
}
