import { useEffect, useState } from 'react'
import { callTexts } from '../texts/call.ts'
import { useTexts } from '../texts/texts.ts'
import { Key, useShortcut } from '../ui/shortcuts.tsx'
import styles from './call-timer.module.css'
import { secondsOf, type Timer } from './use-call.ts'

/** The timer after its button was pressed: running, or stopped with what it has counted. */
export const toggled = (timer: Timer): Timer =>
  timer.since === undefined
    ? { ...timer, since: Date.now() }
    : { seconds: timer.seconds + (Date.now() - timer.since) / 1000 }

export function CallTimer({ timer, onToggle }: { timer: Timer; onToggle(): void }) {
  const { timer: t } = useTexts(callTexts)
  const [now, setNow] = useState(() => Date.now())
  const isRunning = timer.since !== undefined
  useEffect(() => {
    if (!isRunning) return
    setNow(Date.now())
    const tick = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(tick)
  }, [isRunning])
  const shortcut = { name: 'call.timer', key: 't', does: isRunning ? t.pause : t.start }
  const button = useShortcut(shortcut)
  const seconds = Math.max(secondsOf(timer, now), 0)
  const two = (value: number) => String(value).padStart(2, '0')
  return (
    <div className={styles.timer}>
      <span>{isRunning ? t.running : seconds > 0 ? t.paused : t.notYet}</span>
      <b role="timer">
        {two(Math.floor(seconds / 60))}:{two(seconds % 60)}
      </b>
      <button type="button" ref={button} onClick={onToggle}>
        {shortcut.does} <Key of={shortcut} />
      </button>
    </div>
  )
}
