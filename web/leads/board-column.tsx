import { type DragEvent, useState } from 'react'
import { useFormat } from '../texts/format.ts'
import { leadTexts } from '../texts/leads.ts'
import { useTexts } from '../texts/texts.ts'
import { ActionSelect } from '../ui/action-select.tsx'
import { Button } from '../ui/button.tsx'
import { Skeleton, Wrong } from '../ui/states.tsx'
import { Tag } from '../ui/tag.tsx'
import styles from './board.module.css'
import { type Row, useFollowUpTimes, useLeadList } from './data.ts'
import { type Filters, type Status, statuses } from './filters.ts'
import { useNewSince } from './live-list.ts'

type Props = {
  status: Status
  filters: Filters
  moved: ReadonlyMap<string, Row>
  open: string | undefined
  onOpen(id: string): void
  onFocus(row: Row): void
  onMove(row: Row, to: Status): void
}

const cardsPerPage = 50
const dragType = 'text/x-mettle-lead'

export function BoardColumn({ status, filters, moved, open, onOpen, onFocus, onMove }: Props) {
  const t = useTexts(leadTexts)
  const format = useFormat()
  const [isOver, setOver] = useState(false)
  const own = { ...filters, status }
  const list = useLeadList(own, { limit: cardsPerPage })
  const loaded = list.data?.pages.flatMap(page => page.data) ?? []
  const here = [...moved.values()].filter(row => row.status === status)
  const rows = [...here, ...loaded.filter(row => !moved.has(row.id))]
  const dueAt = useFollowUpTimes(rows.map(row => row.id))
  const fresh = useNewSince(list.data, own).filter(lead => !moved.has(lead.id))
  const left = loaded.filter(row => moved.has(row.id)).length
  const total = list.data?.pages[0]?.meta.total
  const count = (total ?? loaded.length) - left + here.length

  const drop = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(dragType)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      const row = JSON.parse(event.dataTransfer.getData(dragType) || 'null') as Row | null
      if (row) onMove(row, status)
    },
  }

  return (
    <section className={isOver ? styles.over : styles.column} aria-label={t.status[status]} {...drop}>
      <h2>
        <Tag tone={status}>{t.status[status]}</Tag>
        <span className={styles.count}>
          {list.data &&
            (total === undefined && list.hasNextPage ? t.orMore(format.number(count)) : format.number(count))}
        </span>
        {fresh.length > 0 && (
          <Button kind="quiet" onClick={() => void list.refetch()}>
            {t.board.fresh(fresh.length)}
          </Button>
        )}
      </h2>
      <div className={styles.cards}>
        {list.error && !list.data && <Wrong error={list.error} onRetry={() => void list.refetch()} />}
        {!list.data && !list.error && <Skeleton lines={4} height="3.5rem" />}
        {list.data && rows.length === 0 && <p className={styles.soft}>{t.board.nothing}</p>}
        <ul>
          {rows.map(row => (
            <li
              key={row.id}
              className={row.id === open ? styles.open : styles.card}
              draggable={!row.gone}
              onDragStart={event => event.dataTransfer.setData(dragType, JSON.stringify(row))}
            >
              <a
                href={`/leads/${row.id}`}
                data-lead={row.id}
                aria-current={row.id === open ? 'true' : undefined}
                onFocus={() => onFocus(row)}
                onClick={event => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return
                  event.preventDefault()
                  if (!row.gone) onOpen(row.id)
                }}
              >
                {row.name}
              </a>
              {row.company && <span className={styles.soft}>{row.company}</span>}
              <Due at={dueAt(row.id)} />
              {row.gone && <span className={styles.soft}>{t.gone[row.gone]}</span>}
              {!row.gone && row.status !== status && (
                <Tag tone={row.status}>{t.board.now(t.status[row.status].toLowerCase())}</Tag>
              )}
              <ActionSelect
                className={styles.move}
                label={t.board.move(row.name)}
                shown={t.board.moveTo}
                disabled={row.gone !== undefined}
                onFocus={() => onFocus(row)}
                choices={statuses
                  .filter(one => one !== row.status)
                  .map(one => ({ value: one, label: t.status[one] }))}
                onChoose={value => onMove(row, value as Status)}
              />
            </li>
          ))}
        </ul>
        {list.hasNextPage && (
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t.board.more}
          </Button>
        )}
      </div>
    </section>
  )
}

function Due({ at }: { at: string | null | undefined }) {
  const t = useTexts(leadTexts)
  const format = useFormat()
  if (!at) return null
  const when = format.isSameDay(at, Date.now()) ? t.today(format.time(at)) : format.dayTime(at)
  return <span className={Date.parse(at) < Date.now() ? styles.due : styles.soft}>{when}</span>
}
