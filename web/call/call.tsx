import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Refusal } from '../api/refusal.ts'
import { usePerson } from '../api/session.ts'
import { openNotes } from '../device/notes.ts'
import { openStorage } from '../device/storage.ts'
import { callTexts } from '../texts/call.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import parts from '../ui/parts.module.css'
import { Empty, Skeleton, Wrong } from '../ui/states.tsx'
import { say } from '../ui/toast.tsx'
import styles from './call.module.css'
import { CallCard } from './call-card.tsx'
import { countCall, passInQueue, releaseClaim } from './data.ts'
import { DayNumbers } from './day-numbers.tsx'
import { NotSaved } from './not-saved.tsx'
import { NothingToCall } from './nothing-to-call.tsx'
import { sendCall } from './send-call.ts'
import side from './side.module.css'
import { Side } from './side.tsx'
import { type Call as CallInHand, secondsOf, useCall } from './use-call.ts'

export default function Call() {
  const t = useTexts(callTexts)
  const { id: person } = usePerson()
  const [notes] = useState(() => openNotes(openStorage(), person))
  const { state, next, change, leave } = useCall(person)
  const navigate = useNavigate()
  const open = (id: string) => void navigate({ to: `/leads/${id}` })

  function save(call: CallInHand, pause: boolean) {
    const { lead, timer } = call
    const seconds = secondsOf(timer, Date.now())
    void sendCall(lead, { ...call, note: notes.read(lead.id), seconds }).then(isThere => {
      if (isThere)
        say(t.saved(lead.name), { topic: 'call', action: { label: t.open, run: () => open(lead.id) } })
      leave(pause)
    })
    countCall(call)
    passInQueue(call)
    notes.forget(lead.id)
  }

  async function giveBack({ claim, lead }: CallInHand) {
    await releaseClaim(claim.id).catch(() => {})
    say(t.gaveBack(lead.name), { topic: 'call' })
    leave(true)
  }

  return (
    <>
      <DayNumbers />
      {state.at !== 'call' && <h1 className="unseen">{t.title}</h1>}
      <NotSaved />
      <section>{content()}</section>
    </>
  )

  function content() {
    if (state.at === 'none') return <NothingToCall nothing={state.nothing} onLook={next} />
    if (state.at === 'paused')
      return (
        <Empty title={t.paused} action={<Resume onResume={next} />}>
          {t.pausedMore}
        </Empty>
      )
    if (state.at === 'wrong')
      return state.error instanceof Refusal && state.error.status === 0 ? (
        <Empty title={t.noLine} action={<Button onClick={next}>{t.none.look}</Button>}>
          {t.noLineMore}
        </Empty>
      ) : (
        <Wrong error={state.error} onRetry={next} />
      )
    if (state.at !== 'call') return <Waiting />
    const { call } = state
    return (
      <div className={styles.call} key={call.claim.id}>
        <CallCard
          call={call}
          notes={notes}
          onChange={change}
          onSave={pause => save(call, pause)}
          onGiveBack={() => void giveBack(call)}
        />
        <Side lead={call.lead} script={call.script} />
      </div>
    )
  }
}

function Resume({ onResume }: { onResume(): void }) {
  const t = useTexts(callTexts)
  return (
    <div className={parts.acts}>
      <Button
        kind="primary"
        onClick={onResume}
        shortcut={{ name: 'call.resume', key: 'Enter', does: t.resume }}
      >
        {t.resume}
      </Button>
      <LinkButton to="/call/coming">{t.coming}</LinkButton>
    </div>
  )
}

function Waiting() {
  return (
    <div className={styles.call}>
      <div className={styles.card}>
        <Skeleton lines={9} height="3rem" />
      </div>
      <aside className={side.side}>
        <div className={side.section}>
          <Skeleton lines={4} />
        </div>
      </aside>
    </div>
  )
}
