import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTexts } from '../texts/texts.ts'
import { uiTexts } from '../texts/ui.ts'
import { Button } from './button.tsx'
import styles from './toast.module.css'

type Toast = {
  id: number
  text: string
  wrong?: boolean
  /** Until it is dismissed, as what is wrong. */
  stays?: boolean
  /** What was said before about the same makes room for it. */
  topic?: string
  action?: { label: string; run(): void }
}

let toasts: Toast[] = []
let next = 1
const listeners = new Set<() => void>()
const change = (list: Toast[]) => {
  toasts = list
  for (const listener of listeners) listener()
}
const dismiss = (id: number) => change(toasts.filter(toast => toast.id !== id))

/** Says something that happened: seen at the edge of the page, heard by screen readers. What is wrong stays until dismissed. */
export function say(text: string, more: Omit<Toast, 'id' | 'text'> = {}) {
  const others = toasts.filter(({ topic }) => !topic || topic !== more.topic)
  change([...others.slice(-2), { id: next++, text, ...more }])
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function Toasts() {
  const list = useSyncExternalStore(subscribe, () => toasts)
  const place = useRef<HTMLDivElement>(null)
  // How high they stand, for pages that leave them room.
  useEffect(() => {
    const box = place.current
    if (!box) return
    const watcher = new ResizeObserver(() =>
      document.documentElement.style.setProperty('--toasts-height', `${box.offsetHeight}px`),
    )
    watcher.observe(box)
    return () => watcher.disconnect()
  }, [])
  return (
    <div ref={place} className={styles.toasts} role="log" aria-live="polite">
      {list.map(toast => (
        <One key={toast.id} {...toast} />
      ))}
    </div>
  )
}

function One({ id, text, wrong, stays: isToStay, action }: Toast) {
  const t = useTexts(uiTexts)
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const cameFrom = useRef<HTMLElement>(null)
  const stays = wrong || isToStay || isPointedAt || isFocused
  useEffect(() => {
    if (stays) return
    // Long enough to be read and acted on; an undo needs more than a remark.
    const timer = setTimeout(() => dismiss(id), action ? 30_000 : 6_000)
    return () => clearTimeout(timer)
  }, [id, stays, action])
  function close() {
    cameFrom.current?.focus()
    dismiss(id)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only looks whether somebody is at its buttons; Escape is Dismiss
    <div
      className={wrong ? styles.wrong : styles.toast}
      // Not by a pointer that was there before: a moment ago it pressed what this covers now.
      onPointerMove={({ movementX, movementY }) => {
        if (movementX !== 0 || movementY !== 0) setPointedAt(true)
      }}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={({ relatedTarget, currentTarget }) => {
        setFocused(true)
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null
      }}
      onBlur={() => setFocused(false)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
    >
      <span>{text}</span>
      {action && (
        <Button
          kind="quiet"
          onClick={() => {
            close()
            action.run()
          }}
        >
          {action.label}
        </Button>
      )}
      <Button kind="quiet" onClick={close}>
        {t.dismiss}
      </Button>
    </div>
  )
}
