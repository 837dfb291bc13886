import { type KeyboardEvent, useRef, useState } from 'react'
import { leadTexts } from '../texts/leads.ts'
import { useTexts } from '../texts/texts.ts'
import { useShortcutAction } from '../ui/shortcuts.tsx'
import styles from './board.module.css'
import { BoardColumn } from './board-column.tsx'
import type { Row } from './data.ts'
import { type Filters, type Status, statuses } from './filters.ts'
import { useMoveLead } from './use-move-lead.ts'

type Props = { filters: Filters; open: string | undefined; onOpen(id: string): void }

/** Leads by status. A card is moved by dragging, by a choice on it, or by a key; each can be undone. */
export function Board({ filters, open, onOpen }: Props) {
  const { board: t } = useTexts(leadTexts)
  const { moved, move } = useMoveLead()
  const [cursor, setCursor] = useState<Row>()
  const place = useRef<HTMLElement>(null)
  const shown = filters.status ? [filters.status] : statuses

  const cards = (column?: Element | null) => [
    ...((column ?? place.current)?.querySelectorAll<HTMLElement>('[data-lead]') ?? []),
  ]
  const focused = () => document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-lead]')
  /** Up and down in the column, left and right to the neighbour that has a card, as high as it is here. */
  function go(down: number, right: number) {
    const from = focused()
    const column = from?.closest('section')
    if (!from || !column) return cards()[0]?.focus()
    const at = cards(column).indexOf(from)
    if (right === 0) return cards(column)[at + down]?.focus()
    let next = right > 0 ? column.nextElementSibling : column.previousElementSibling
    while (next && cards(next).length === 0)
      next = right > 0 ? next.nextElementSibling : next.previousElementSibling
    const there = cards(next ?? column)
    if (next) there[Math.min(at, there.length - 1)]?.focus()
  }
  function moveCursor(by: -1 | 1) {
    const to = cursor && statuses[statuses.indexOf(cursor.status) + by]
    if (cursor && to) moveTo(cursor, to)
  }
  function moveTo(row: Row, to: Status) {
    move(row, to)
    setCursor({ ...row, status: to })
    // The card is another element in its new column: the focus goes with it.
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>(`[data-lead="${row.id}"]`)?.focus())
  }
  useShortcutAction({ name: 'leads.down', key: 'j', does: t.keys.next }, () => go(1, 0))
  useShortcutAction({ name: 'leads.up', key: 'k', does: t.keys.before }, () => go(-1, 0))
  useShortcutAction({ name: 'board.onward', key: ']', does: t.keys.onward }, () => moveCursor(1))
  useShortcutAction({ name: 'board.back', key: '[', does: t.keys.back }, () => moveCursor(-1))

  function onKeyDown(event: KeyboardEvent) {
    const way = { ArrowDown: [1, 0], ArrowUp: [-1, 0], ArrowRight: [0, 1], ArrowLeft: [0, -1] }[event.key]
    const isOnCard = event.target instanceof HTMLElement && event.target.matches('[data-lead]')
    if (!way || !isOnCard || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    go(way[0] ?? 0, way[1] ?? 0)
  }

  return (
    <section ref={place} className={styles.board} aria-label={t.label} onKeyDown={onKeyDown}>
      {shown.map(status => (
        <BoardColumn
          key={status}
          status={status}
          filters={filters}
          moved={moved}
          open={open}
          onOpen={onOpen}
          onFocus={setCursor}
          onMove={moveTo}
        />
      ))}
    </section>
  )
}
