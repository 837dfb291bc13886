import type { ReactNode } from 'react'
import styles from './table.module.css'

export type Column<Row> = {
  name: string
  label: string
  /** Heard but not seen, over buttons that say it themselves. */
  quietLabel?: boolean
  cell(row: Row): ReactNode
  numeric?: boolean
}

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey(row: Row): string
  /** For rows that are read one by one: on a narrow page each stands as a card, its first column as the heading. */
  cards?: boolean
}

/** A plain table; on a narrow page it scrolls inside its own frame, reachable by keyboard, unless its rows become cards. */
export function Table<Row>({ caption, columns, rows, rowKey, cards }: Props<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.frame} aria-label={caption} tabIndex={0}>
      <table className={cards ? `${styles.table} ${styles.cards}` : styles.table}>
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column.name} scope="col" className={column.numeric ? styles.numeric : undefined}>
                {column.quietLabel ? <span className="unseen">{column.label}</span> : column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={rowKey(row)}>
              {columns.map(column => (
                <td
                  key={column.name}
                  className={column.numeric ? styles.numeric : undefined}
                  data-label={column.quietLabel ? undefined : column.label}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
