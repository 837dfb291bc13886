import { lazy, Suspense, useState } from 'react'
import { dismissRefused, useRefused } from '../frame/unsent.ts'
import { useLead } from '../leads/data.ts'
import { callTexts } from '../texts/call.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import parts from '../ui/parts.module.css'
import { Skeleton, Wrong } from '../ui/states.tsx'
import { say } from '../ui/toast.tsx'
import styles from './not-saved.module.css'
import { leadOf, type SentCall } from './send-call.ts'

const LogCall = lazy(() => import('../leads/log-call.tsx'))

/** What the service would not take, with what was entered, until it is put right or somebody has read it. */
export function NotSaved() {
  const t = useTexts(callTexts)
  const refused = useRefused()
  const [mending, setMending] = useState<string>()
  if (refused.length === 0) return null
  // A page that was not opened over a secure line has no clipboard.
  const copy = (note: string) =>
    (navigator.clipboard?.writeText(note) ?? Promise.reject()).then(
      () => say(t.noteCopied),
      () => say(t.noteNotCopied, { wrong: true }),
    )
  const open = refused.find(({ id }) => id === mending)
  return (
    <section className={styles.refused} aria-label={t.notSaved}>
      <h2>{t.notSaved}</h2>
      {refused.map(({ id, about, reason, isGone, body }) => {
        const { outcome, content } = body as SentCall
        return (
          <div key={id}>
            <p>{isGone ? t.notTheirs(about) : t.notSavedMore(about, reason)}</p>
            {(outcome || content) && (
              <p>{[outcome && t.outcomes[outcome], content].filter(Boolean).join(' · ')}</p>
            )}
            <p className={parts.acts}>
              {isGone && content && <Button onClick={() => void copy(content)}>{t.copyNote}</Button>}
              {!isGone && outcome && <Button onClick={() => setMending(id)}>{t.putRight}</Button>}
              <Button onClick={() => dismissRefused(id)}>{t.dismiss}</Button>
            </p>
          </div>
        )
      })}
      {open && (
        <Suspense>
          <Mend
            lead={leadOf(open.path)}
            about={open.about}
            call={open.body as SentCall}
            onClose={() => setMending(undefined)}
            onSent={() => dismissRefused(open.id)}
          />
        </Suspense>
      )}
    </section>
  )
}

type Props = { lead: string; about: string; call: SentCall; onClose(): void; onSent(): void }

/** The call as it was entered, to be changed and sent once more. */
function Mend({ lead: id, about, call, onClose, onSent }: Props) {
  const lead = useLead(id)
  if (lead.data) return <LogCall lead={lead.data} before={call} onClose={onClose} onSent={onSent} />
  return (
    <Dialog title={about} onClose={onClose}>
      {lead.error ? <Wrong error={lead.error} /> : <Skeleton lines={3} />}
    </Dialog>
  )
}
