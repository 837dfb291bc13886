import { Link } from '@tanstack/react-router'
import { teamTexts } from '../texts/team.ts'
import { useTexts } from '../texts/texts.ts'
import { type RowsAddress, searchFor } from './address.ts'
import styles from './team.module.css'

/** A number that opens the rows it counts. */
export function RowsLink({ number, what, rows }: { number: string; what: string; rows: RowsAddress }) {
  const t = useTexts(teamTexts)
  return (
    <Link
      to="/team"
      search={searchFor(rows) as never}
      resetScroll={false}
      preload={false}
      className={styles.number}
      aria-label={t.openRows(number, what)}
    >
      {number}
    </Link>
  )
}
