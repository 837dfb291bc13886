import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useFormat } from '../texts/format.ts'
import { leadTexts } from '../texts/leads.ts'
import { useTexts } from '../texts/texts.ts'
import { useShortcutAction } from '../ui/shortcuts.tsx'
import { useIsNarrow } from '../ui/use-narrow.ts'
import { type Row, useContacts, useFollowUpTimes, useIsManaging } from './data.ts'
import type { PaneStart } from './lead-pane.tsx'
import { LeadRow } from './lead-row.tsx'
import styles from './lead-table.module.css'
import { useWhose } from './whose.ts'

// As tall as the style sheet makes them: what is above and below the window is empty space of the same height.
const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
const rowHeights = { narrow: 3.5 * rem, wide: 2.5 * rem }
const headHeight = 2.25 * rem
const beyondWindow = 6
const nearEnd = 60
const rowsInStep = 100

type Props = {
  rows: readonly Row[]
  open: string | undefined
  selected: ReadonlySet<string>
  onSelect(selected: ReadonlySet<string>): void
  onOpen(id: string, start?: PaneStart): void
  onNearEnd(): void
}

/** However many rows there are, only those in the window are on the page. */
export function LeadTable({ rows, open, selected, onSelect, onOpen, onNearEnd }: Props) {
  const t = useTexts(leadTexts)
  const format = useFormat()
  const isManaging = useIsManaging()
  const isNarrow = useIsNarrow()
  const rowHeight = rowHeights[isNarrow ? 'narrow' : 'wide']
  const whose = useWhose()
  const scroller = useRef<HTMLElement>(null)
  const [view, setView] = useState({ top: 0, height: 800 })
  const [cursorId, setCursorId] = useState(open)
  const focusWanted = useRef(false)
  const lastPicked = useRef<number>(undefined)
  // The first row is marked until another was gone to: keys act on it, and go on from it.
  const reached = useMemo(() => rows.findIndex(row => row.id === cursorId), [rows, cursorId])
  const cursor = Math.max(0, reached)
  const from = Math.max(0, Math.floor(view.top / rowHeight) - beyondWindow)
  const to = Math.min(rows.length, Math.ceil((view.top + view.height) / rowHeight) + beyondWindow)
  // Asked for in steps, not with every row that is scrolled into view.
  const shown = rows
    .slice(Math.floor(from / rowsInStep) * rowsInStep, Math.ceil(to / rowsInStep) * rowsInStep)
    .map(row => row.id)
  const dueAt = useFollowUpTimes(shown)
  const contactOf = useContacts(shown)

  useEffect(() => {
    const box = scroller.current
    if (!box) return
    const look = () => setView({ top: box.scrollTop, height: box.clientHeight })
    const watcher = new ResizeObserver(look)
    watcher.observe(box)
    look()
    return () => watcher.disconnect()
  }, [])
  const isNearEnd = to > rows.length - nearEnd
  const loadMore = useRef(onNearEnd)
  loadMore.current = onNearEnd
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when more rows have come
  useEffect(() => {
    if (isNearEnd) loadMore.current()
  }, [isNearEnd, rows.length])
  useEffect(() => {
    if (!focusWanted.current) return
    const link = scroller.current?.querySelector<HTMLElement>(`[data-lead="${cursorId}"]`)
    if (!link) return
    link.focus({ preventScroll: true })
    focusWanted.current = false
  })

  function moveTo(place: number) {
    const box = scroller.current
    const row = rows[Math.min(Math.max(place, 0), rows.length - 1)]
    if (!box || !row) return
    const top = rows.indexOf(row) * rowHeight
    if (top < box.scrollTop) box.scrollTop = top
    const space = box.clientHeight - headHeight - rowHeight
    if (top > box.scrollTop + space) box.scrollTop = top - space
    setCursorId(row.id)
    focusWanted.current = true
  }
  function pick(place: number, isRange: boolean) {
    const start = isRange ? (lastPicked.current ?? place) : place
    const next = new Set(selected)
    const ids = rows.slice(Math.min(start, place), Math.max(start, place) + 1).map(row => row.id)
    const isOn = !selected.has(rows[place]?.id ?? '')
    for (const id of ids) isOn ? next.add(id) : next.delete(id)
    lastPicked.current = place
    onSelect(next)
  }
  const acts = useRef({ pick, onOpen, rows })
  acts.current = { pick, onOpen, rows }
  // The same for all rows and for good, so that rows that have not changed are not drawn again.
  const onRowPick = useCallback((id: string, isRange: boolean) => {
    const { pick, rows } = acts.current
    pick(
      rows.findIndex(row => row.id === id),
      isRange,
    )
  }, [])
  const onRowOpen = useCallback((id: string) => {
    setCursorId(id)
    acts.current.onOpen(id)
  }, [])
  const openAtCursor = (start: PaneStart) => {
    const row = rows[cursor]
    if (row && !row.gone) onOpen(row.id, start)
  }
  useShortcutAction({ name: 'leads.down', key: 'j', does: t.keys.down }, () => moveTo(cursor + 1))
  useShortcutAction({ name: 'leads.up', key: 'k', does: t.keys.up }, () => moveTo(cursor - 1))
  useShortcutAction({ name: 'leads.select', key: 'x', does: t.keys.select }, () => pick(cursor, false))
  useShortcutAction({ name: 'leads.open', key: 'Enter', does: t.keys.open }, () => openAtCursor('look'))
  useShortcutAction({ name: 'leads.edit', key: 'e', does: t.keys.edit }, () => openAtCursor('edit'))
  useShortcutAction({ name: 'leads.status', key: 's', does: t.keys.status }, () => openAtCursor('status'))
  useShortcutAction({ name: 'leads.follow-up', key: 'f', does: t.keys.followUp }, () =>
    openAtCursor('followUp'),
  )

  // Arrows work with single keys turned off, too.
  function onKeyDown(event: KeyboardEvent) {
    const place = { ArrowDown: cursor + 1, ArrowUp: cursor - 1, Home: 0, End: rows.length - 1 }[event.key]
    if (place === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    moveTo(place)
  }
  const isWholeSelected = rows.length > 0 && selected.size >= rows.length

  return (
    <section
      ref={scroller}
      className={styles.scroller}
      aria-label={t.table}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      onScroll={({ currentTarget: box }) => setView({ top: box.scrollTop, height: box.clientHeight })}
    >
      <table
        className={isManaging ? `${styles.table} ${styles.ofMany}` : styles.table}
        aria-rowcount={rows.length + 1}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className={styles.box}>
              <input
                type="checkbox"
                aria-label={t.selectAll}
                checked={isWholeSelected}
                onChange={() => onSelect(new Set(isWholeSelected ? [] : rows.map(row => row.id)))}
              />
            </th>
            <th scope="col">{isNarrow ? `${t.fields.name} · ${t.fields.phone}` : t.fields.name}</th>
            <th scope="col" className={styles.company}>
              {t.fields.company}
            </th>
            <th scope="col" className={styles.phone}>
              {t.fields.phone}
            </th>
            <th scope="col" className={styles.status}>
              {isNarrow ? `${t.fields.status} · ${t.fields.next}` : t.fields.status}
            </th>
            {isManaging && (
              <th scope="col" className={styles.assigned}>
                {t.fields.assigned_to}
              </th>
            )}
            <th scope="col" className={styles.next}>
              {t.fields.next}
            </th>
            <th scope="col" className={styles.contact}>
              {t.fields.lastContact}
            </th>
            <th scope="col" className={styles.changed}>
              {t.fields.changed}
            </th>
          </tr>
        </thead>
        <tbody>
          {from > 0 && <Gap height={from * rowHeight} />}
          {rows.slice(from, to).map((row, offset) => {
            const place = from + offset
            return (
              <LeadRow
                key={row.id}
                row={row}
                index={place + 2}
                isCursor={place === cursor}
                isOpen={row.id === open}
                isSelected={selected.has(row.id)}
                isNarrow={isNarrow}
                dueAt={dueAt(row.id)}
                contact={contactOf(row.id)}
                assignedTo={isManaging ? whose(row.assigned_to) : undefined}
                t={t}
                format={format}
                onPick={onRowPick}
                onOpen={onRowOpen}
              />
            )
          })}
          {to < rows.length && <Gap height={(rows.length - to) * rowHeight} />}
        </tbody>
      </table>
    </section>
  )
}

const Gap = ({ height }: { height: number }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row of a table takes no focus
  <tr aria-hidden="true" className={styles.gap}>
    <td colSpan={2} style={{ height }} />
  </tr>
)
