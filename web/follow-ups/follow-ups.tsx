import { Link } from '@tanstack/react-router'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { InBar, PageTitle } from '../frame/page-title.tsx'
import { followUpTexts } from '../texts/follow-ups.ts'
import { useFormat } from '../texts/format.ts'
import { leadTexts } from '../texts/leads.ts'
import { useTexts } from '../texts/texts.ts'
import { momentOf } from '../texts/zoned.ts'
import { ActionSelect } from '../ui/action-select.tsx'
import { Button } from '../ui/button.tsx'
import { Key, useShortcut, useShortcutAction } from '../ui/shortcuts.tsx'
import { Empty, Skeleton, Wrong } from '../ui/states.tsx'
import { Tag } from '../ui/tag.tsx'
import { telOf } from '../ui/tel.ts'
import { byDay, type DayGroup, type DueFollowUp, type Listed, useDueFollowUps } from './data.ts'
import styles from './follow-ups.module.css'
import { type Move, useMove } from './use-move.ts'

/** Whom to speak with, by day; moved by key, by choice or by dragging to another day. */
export default function FollowUps() {
  const t = useTexts(followUpTexts)
  const format = useFormat()
  const { late, coming } = useDueFollowUps(format.timeZone)
  const { move, toDay } = useMove()
  const [cursor, setCursor] = useState<string>()
  const place = useRef<HTMLDivElement>(null)
  const isKnown = late.isKnown && coming.isKnown
  const unread = [late, coming].find(one => !one.isKnown && one.error)
  const groups = byDay(late, coming, Date.now(), format.timeZone)
  const inOrder = groups.flatMap(group => group.followUps)
  const at = Math.max(
    0,
    inOrder.findIndex(({ lead_id }) => lead_id === cursor),
  )
  const current = inOrder[at]

  function goTo(next: number) {
    const one = inOrder[Math.min(Math.max(next, 0), inOrder.length - 1)]
    if (!one) return
    setCursor(one.lead_id)
    place.current?.querySelector<HTMLElement>(`[data-lead="${one.lead_id}"]`)?.focus()
  }
  /** What is moved leaves its place: the next one has the cursor, and the focus where the row had it. */
  function moveOn(one: DueFollowUp, how: Move) {
    const from = inOrder.indexOf(one)
    const next = inOrder[from + 1] ?? inOrder[from - 1]
    if (isOnRow()) goTo(next ? inOrder.indexOf(next) : from)
    else setCursor(next?.lead_id)
    move(one, how)
  }
  const isOnRow = () => place.current?.contains(document.activeElement) ?? false
  useShortcutAction({ name: 'follow-ups.down', key: 'j', does: t.keys.down }, () => goTo(at + 1))
  useShortcutAction({ name: 'follow-ups.up', key: 'k', does: t.keys.up }, () => goTo(at - 1))

  return (
    <div className={styles.page}>
      <PageTitle>{t.title}</PageTitle>
      {isKnown && (
        <InBar>
          <span className={styles.count}>{t.count(format.number(late.total))}</span>
        </InBar>
      )}
      {unread ? (
        <Wrong error={unread.error} onRetry={() => void unread.refetch()} />
      ) : !isKnown ? (
        <Skeleton lines={10} height="2rem" />
      ) : inOrder.length === 0 ? (
        <Empty title={t.empty} action={<Link to="/leads">{t.toLeads}</Link>}>
          {t.emptyMore}
        </Empty>
      ) : (
        <>
          <div ref={place} className={styles.groups}>
            {groups.map(group => (
              <Day
                key={group.day}
                group={group}
                current={current}
                more={group.day === 'late' && <More of={late} name={t.late} />}
                onFocus={one => setCursor(one.lead_id)}
                onMove={moveOn}
                onDropped={id => {
                  const one = inOrder.find(({ lead_id }) => lead_id === id)
                  if (one && group.day !== 'late') toDay(one, group.day)
                }}
              />
            ))}
          </div>
          <More of={coming} name={t.coming} />
          {current && <MoveKeys one={current} onMove={moveOn} />}
        </>
      )}
    </div>
  )
}

const moveKeys: Record<Move, string> = { hour: 'h', nextDay: 't', week: 'w', drop: 'd' }
const moves = Object.keys(moveKeys) as Move[]
const dragType = 'text/x-mettle-follow-up'

function Day({
  group: { day, followUps },
  current,
  more,
  onFocus,
  onMove,
  onDropped,
}: {
  group: DayGroup
  current: DueFollowUp | undefined
  more: ReactNode
  onFocus(one: DueFollowUp): void
  onMove(one: DueFollowUp, how: Move): void
  onDropped(id: string): void
}) {
  const t = useTexts(followUpTexts)
  const { status } = useTexts(leadTexts)
  const format = useFormat()
  const [isOver, setOver] = useState(false)
  const isLate = day === 'late'
  if (isLate && followUps.length === 0) return null
  const noon = isLate ? Date.now() : momentOf(day, '12:00', format.timeZone)
  const name = isLate
    ? t.late
    : format.isSameDay(noon, Date.now())
      ? t.today
      : format.isSameDay(noon, Date.now() + 86_400_000)
        ? t.tomorrow
        : format.day(noon)
  const drop = isLate
    ? {}
    : {
        onDragOver: (event: DragEvent) => {
          if (!event.dataTransfer.types.includes(dragType)) return
          event.preventDefault()
          setOver(true)
        },
        onDragLeave: () => setOver(false),
        onDrop: (event: DragEvent) => {
          event.preventDefault()
          setOver(false)
          onDropped(event.dataTransfer.getData(dragType))
        },
      }
  return (
    <section className={isOver ? styles.over : styles.day} aria-label={name} {...drop}>
      <h2 className={isLate ? styles.late : undefined}>{name}</h2>
      {followUps.length === 0 && <p className={styles.note}>{t.nothing}</p>}
      <ul>
        {followUps.map(one => (
          <li
            key={one.lead_id}
            className={one === current ? styles.current : undefined}
            draggable
            onDragStart={event => event.dataTransfer.setData(dragType, one.lead_id)}
          >
            <span className={isLate ? styles.lateTime : styles.time}>
              {isLate && !format.isSameDay(one.due_at, Date.now())
                ? format.dayTime(one.due_at)
                : format.time(one.due_at)}
            </span>
            <span className={styles.who}>
              <Link to={`/leads/${one.lead_id}`} data-lead={one.lead_id} onFocus={() => onFocus(one)}>
                {one.lead.name}
              </Link>
              <span className={styles.company}>{one.lead.company}</span>
            </span>
            <span className={styles.phone}>
              {one.lead.phone && (
                <Dial name={one.lead.name} phone={one.lead.phone} isCurrent={one === current} />
              )}
            </span>
            <Tag tone={one.lead.status}>{status[one.lead.status]}</Tag>
            <MoveChoice one={one} onMove={onMove} />
          </li>
        ))}
      </ul>
      {more}
    </section>
  )
}

/** Where not all of it was read yet. */
function More({ of: { left, isLoading, showMore }, name }: { of: Listed; name: string }) {
  const t = useTexts(followUpTexts)
  const format = useFormat()
  if (left === 0) return null
  return (
    <p className={styles.more}>
      <span>{t.left(name, format.number(left))}</span>
      <Button busy={isLoading} onClick={showMore}>
        {t.showMore}
      </Button>
    </p>
  )
}

/** Under the cursor by its key, too. */
function Dial({ name, phone, isCurrent }: { name: string; phone: string; isCurrent: boolean }) {
  const t = useTexts(followUpTexts)
  const shortcut = isCurrent ? { name: 'follow-ups.dial', key: 'c', does: t.keys.dial } : undefined
  const press = useShortcut(shortcut)
  return (
    <>
      <a ref={press} href={telOf(phone)} aria-label={t.dial(name, phone)}>
        {phone}
      </a>{' '}
      {shortcut && <Key of={shortcut} />}
    </>
  )
}

function MoveChoice({ one, onMove }: { one: DueFollowUp; onMove(one: DueFollowUp, how: Move): void }) {
  const t = useTexts(followUpTexts)
  return (
    <ActionSelect
      className={styles.choice}
      label={t.move(one.lead.name)}
      shown={t.moveTo}
      choices={moves.map(value => ({ value, label: t[value] }))}
      onChoose={value => onMove(one, value as Move)}
    />
  )
}

/** For the one under the cursor, each with its key. */
function MoveKeys({ one, onMove }: { one: DueFollowUp; onMove(one: DueFollowUp, how: Move): void }) {
  const t = useTexts(followUpTexts)
  return (
    <section className={styles.moves} aria-label={t.move(one.lead.name)}>
      <b>{one.lead.name}</b>
      {moves.map(how => (
        <Button
          key={how}
          shortcut={{ name: `follow-ups.${how}`, key: moveKeys[how], does: t[how] }}
          onClick={() => onMove(one, how)}
        >
          {t[how]}
        </Button>
      ))}
    </section>
  )
}
