import { useCallback, useLayoutEffect, useRef } from 'react'
import { preferences, usePreferences } from '../device/preferences.ts'
import styles from './shortcuts.module.css'

/** A key and what it does. Declared beside the control it presses; the list behind ? is made of these. */
export type Shortcut = {
  /** Its name in the preferences, where the key can be changed: "call.outcome.1". */
  name: string
  /** As KeyboardEvent.key has it, a letter in lower case; Control with "Ctrl+". */
  key: string
  /** What it does, as the list says it. */
  does: string
}
type Registered = { shortcut: Shortcut; press(): void }

const registered = new Set<Registered>()
// Every shortcut seen since the page was loaded, for whoever wants to change one.
const known = new Map<string, Shortcut>()

export const keyOf = ({ name, key }: Shortcut) => preferences().keys[name] ?? key

export const knownShortcuts = () => [...known.values()]

/** What the page answers to just now: by each name once, as the list and the pane beside it share some. */
export const activeShortcuts = () => [
  ...new Map([...registered].map(({ shortcut }) => [shortcut.name, shortcut])).values(),
]

const isText = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=button])'))

/**
 * Enter and Space press what has the focus; a shortcut must not press something else as well. With Alt they are a shortcut's,
 * and so is Enter on what is chosen already.
 */
const isOwnKey = (event: KeyboardEvent) =>
  (event.key === 'Enter' || event.key === ' ') &&
  !event.altKey &&
  event.target instanceof HTMLElement &&
  !(event.key === 'Enter' && event.target.matches('[data-choice][aria-pressed=true]')) &&
  event.target.matches(
    'a, button, summary, input, select, [role=button], [role=menuitem], [role=option], [role=tab]',
  )

function matches(event: KeyboardEvent, key: string) {
  if (key.startsWith('Ctrl+')) return (event.ctrlKey || event.metaKey) && sameKey(event, key.slice(5))
  if (event.ctrlKey || event.metaKey) return false
  // In a text field the same keys work with Alt, which also changes what some keyboards type: the key's place counts then.
  if (isText(event.target)) return event.altKey && sameKey(event, key)
  return !event.altKey && sameKey(event, key)
}

function sameKey(event: KeyboardEvent, key: string) {
  if (event.key.toLowerCase() === key.toLowerCase()) return true
  return event.altKey && (event.code === `Key${key.toUpperCase()}` || event.code === `Digit${key}`)
}

let held: string | undefined
let release: ReturnType<typeof setTimeout>
const longestHoldMs = 10_000

/** What is typed from now on is for a field that is on its way: nothing else answers to the keys until it is there. */
export function holdTyping() {
  held = ''
  clearTimeout(release)
  release = setTimeout(typedMeanwhile, longestHoldMs)
}
/** What was typed meanwhile. The keys are the page's again. */
export function typedMeanwhile() {
  const typed = held ?? ''
  held = undefined
  return typed
}
function hold(event: KeyboardEvent) {
  if (event.ctrlKey || event.metaKey || event.isComposing) return
  if (event.key.length === 1) held += event.key
  else if (event.key === 'Backspace') held = held?.slice(0, -1)
  else if (event.key === 'Escape') held = undefined
  event.preventDefault()
}

function onKeyDown(event: KeyboardEvent) {
  if (held !== undefined) return hold(event)
  if (event.defaultPrevented || event.isComposing || isOwnKey(event)) return
  const inDialog = document.querySelector('[role=dialog], [role=alertdialog]')
  for (const { shortcut, press } of [...registered].reverse()) {
    const key = keyOf(shortcut)
    const isSingle = !key.startsWith('Ctrl+')
    if ((isSingle && !preferences().shortcuts) || !matches(event, key)) continue
    // What lies behind a dialog is out of reach for the pointer, and so for the keys.
    if (inDialog && !isInside(press, inDialog)) continue
    event.preventDefault()
    press()
    return
  }
}

const elements = new WeakMap<() => void, () => HTMLElement | null>()
const isInside = (press: () => void, dialog: Element) => dialog.contains(elements.get(press)?.() ?? null)

export const listenForShortcuts = () => {
  document.addEventListener('keydown', onKeyDown)
  return () => document.removeEventListener('keydown', onKeyDown)
}

function register(one: Registered) {
  registered.add(one)
  known.set(one.shortcut.name, one.shortcut)
  return () => void registered.delete(one)
}

/** For a control: gives the ref that makes the key press it, or go to it. */
export function useShortcut(
  shortcut: Shortcut | undefined,
  disabled?: boolean,
  how: 'click' | 'focus' = 'click',
) {
  const element = useRef<HTMLElement | null>(null)
  const { name, key, does } = shortcut ?? {}
  // Before it is painted: whoever sees a control can press its key.
  useLayoutEffect(() => {
    if (!name || !key || !does || disabled) return
    const press = () => element.current?.[how]()
    elements.set(press, () => element.current)
    return register({ shortcut: { name, key, does }, press })
  }, [name, key, does, disabled, how])
  return useCallback((found: HTMLElement | null) => {
    element.current = found
  }, [])
}

/** For what has no control to press, such as moving through a list. */
export function useShortcutAction(shortcut: Shortcut, action: () => void) {
  const latest = useRef(action)
  latest.current = action
  const { name, key, does } = shortcut
  useLayoutEffect(
    () => register({ shortcut: { name, key, does }, press: () => latest.current() }),
    [name, key, does],
  )
}

const shown: Record<string, string> = { ' ': 'Space', ArrowUp: '↑', ArrowDown: '↓', Escape: 'Esc' }

/** The key as it is now, drawn as a key; nothing while keys are off. Screen readers hear it from the list behind ?. */
export function Key({ of }: { of: Shortcut }) {
  const { shortcuts, keys } = usePreferences()
  const key = keys[of.name] ?? of.key
  if (!shortcuts && !key.startsWith('Ctrl+')) return null
  return (
    <span aria-hidden="true" className={styles.place}>
      <kbd className={styles.key}>{shown[key] ?? (key.length === 1 ? key.toUpperCase() : key)}</kbd>
    </span>
  )
}
