import { useEffect } from 'react'
import { usePerson } from '../api/session.ts'
import { frameTexts } from '../texts/frame.ts'
import { useTexts } from '../texts/texts.ts'
import { useLiveState } from './live.ts'
import styles from './live-state.module.css'
import { deliverKept, startOutbox, useUnsentCount } from './unsent.ts'

/** Whether the page hears of changes, and what waits here to be sent. */
export function LiveState() {
  const t = useTexts(frameTexts)
  const { id } = usePerson()
  const state = useLiveState()
  const unsent = useUnsentCount()
  useEffect(() => startOutbox(id), [id])
  useEffect(() => {
    if (state === 'open') void deliverKept()
  }, [state])
  return (
    <p className={styles.live} role="status" data-state={state} data-unsent={unsent > 0 || undefined}>
      {unsent > 0 ? t.live.kept(unsent) : t.live[state]}
    </p>
  )
}
