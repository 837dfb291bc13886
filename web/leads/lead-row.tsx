import { memo } from 'react'
import type { Formatter } from '../texts/format.ts'
import type { leadTexts } from '../texts/leads.ts'
import { Tag } from '../ui/tag.tsx'
import type { Contact, Row } from './data.ts'
import styles from './lead-table.module.css'

type Props = {
  row: Row
  index: number
  isCursor: boolean
  isOpen: boolean
  isSelected: boolean
  /** Two lines: the number under the name, the next step under the status. */
  isNarrow: boolean
  /** null: nothing is planned; undefined: not known. */
  dueAt: string | null | undefined
  /** undefined: not known. */
  contact: Contact | undefined
  /** Whose it is, for those who see leads of others. */
  assignedTo: string | undefined
  t: (typeof leadTexts)['hi']
  format: Formatter
  onPick(id: string, isRange: boolean): void
  onOpen(id: string): void
}

/** Drawn again only when something of it has changed: a key in the list changes two of them. */
export const LeadRow = memo(function LeadRow({
  row,
  index,
  isCursor,
  isOpen,
  isSelected,
  isNarrow,
  dueAt,
  contact,
  assignedTo,
  t,
  format,
  onPick,
  onOpen,
}: Props) {
  const reach = isCursor ? 0 : -1
  const when = (moment: string, otherwise: (moment: string) => string) =>
    format.isSameDay(moment, Date.now()) ? t.today(format.time(moment)) : otherwise(moment)
  const phone = contact?.do_not_call ? (
    <span className={styles.due} title={row.phone ?? undefined}>
      {t.doNotCall}
    </span>
  ) : (
    row.phone || <span className={styles.soft}>{t.noneGiven}</span>
  )
  const next = dueAt ? (
    <span className={Date.parse(dueAt) < Date.now() ? styles.due : undefined} title={format.dayTime(dueAt)}>
      {when(dueAt, format.brief)}
    </span>
  ) : (
    dueAt === null && <span className={styles.soft}>{t.none}</span>
  )
  return (
    <tr
      aria-rowindex={index}
      className={[isOpen && styles.open, isCursor && styles.cursor, row.gone && styles.gone]
        .filter(Boolean)
        .join(' ')}
    >
      <td className={styles.box}>
        <input
          type="checkbox"
          tabIndex={reach}
          aria-label={t.select(row.name)}
          checked={isSelected}
          onClick={event => onPick(row.id, event.shiftKey)}
          onChange={() => {}}
        />
      </td>
      <td className={styles.name}>
        <a
          href={`/leads/${row.id}`}
          data-lead={row.id}
          tabIndex={reach}
          aria-current={isOpen ? 'true' : undefined}
          onClick={event => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return
            event.preventDefault()
            if (!row.gone) onOpen(row.id)
          }}
        >
          {row.name}
        </a>
        {row.gone && <span className={styles.soft}> {t.gone[row.gone]}</span>}
        {isNarrow && <div className={styles.under}>{phone}</div>}
      </td>
      <td className={styles.company}>{row.company || <span className={styles.soft}>{t.noneGiven}</span>}</td>
      <td className={styles.phone}>{phone}</td>
      <td className={styles.status}>
        <Tag tone={row.status}>{t.status[row.status]}</Tag>
        {isNarrow && <div className={styles.under}>{next}</div>}
      </td>
      {assignedTo !== undefined && (
        <td className={styles.assigned}>
          {row.assigned_to ? assignedTo : <span className={styles.soft}>{assignedTo}</span>}
        </td>
      )}
      <td className={styles.next}>{next}</td>
      <td className={styles.contact}>{contact && <LastContact {...{ contact, t, format }} />}</td>
      <td className={styles.changed}>{when(row.updated_at, format.dayTime)}</td>
    </tr>
  )
})

function LastContact({ contact, t, format }: Pick<Props, 't' | 'format'> & { contact: Contact }) {
  const { last_contact_at: at, attempts } = contact
  if (at === null)
    return (
      <span className={styles.soft} title={attempts > 0 ? `${t.fields.attempts}: ${attempts}` : undefined}>
        {t.never}
      </span>
    )
  const whole = format.dayTime(at)
  if (format.isSameDay(at, Date.now())) return <span title={whole}>{t.today(format.time(at))}</span>
  return (
    <span title={whole}>
      <span aria-hidden="true">{format.recentDay(at)}</span>
      <span className="unseen">{whole}</span>
    </span>
  )
}
