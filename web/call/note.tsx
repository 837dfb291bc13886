import { useState } from 'react'
import type { openNotes } from '../device/notes.ts'
import { callTexts } from '../texts/call.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import { Key, useShortcut } from '../ui/shortcuts.tsx'
import page from './call.module.css'
import styles from './note.module.css'

type Props = { lead: string; notes: ReturnType<typeof openNotes>; onSave(): void }

const longest = 10_000

/** What was said, kept on the device with every letter. Control and Enter saves, Escape gives the keys back. */
export function Note({ lead, notes, onSave }: Props) {
  const t = useTexts(callTexts)
  const format = useFormat()
  const [text, setText] = useState(() => notes.read(lead))
  const [isKept, setKept] = useState(true)
  const shortcut = { name: 'call.note', key: 'm', does: t.noteKey }
  const field = useShortcut(shortcut, false, 'focus')
  return (
    <div className={styles.note}>
      <label htmlFor="call-note">
        {t.note} <Key of={shortcut} />
      </label>
      <textarea
        id="call-note"
        ref={field}
        value={text}
        maxLength={longest}
        aria-describedby="call-note-kept"
        onChange={event => {
          setText(event.target.value)
          setKept(notes.write(lead, event.target.value))
        }}
        onKeyDown={event => {
          if (event.key === 'Escape') event.currentTarget.blur()
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          onSave()
        }}
      />
      <p id="call-note-kept" className={isKept ? styles.kept : page.problem}>
        <span>{isKept ? t.noteKept : t.noteNotKept}</span>
        <span className="num">{t.noteLength(format.number(text.length))}</span>
      </p>
    </div>
  )
}
