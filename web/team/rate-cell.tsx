import type { ReactNode } from 'react'
import { teamTexts } from '../texts/team.ts'
import { useTexts } from '../texts/texts.ts'
import type { TeamAddress } from './address.ts'
import { share } from './figures.ts'
import styles from './team.module.css'

type Props = {
  value: number | null
  of: { numerator: number; denominator: number }
  format: TeamAddress['format']
  /** In place of the bare rate: a link to its rows. */
  children?: ReactNode
}

/** A rate and what it is made of. */
export function RateCell({ value, of: { numerator, denominator }, format, children }: Props) {
  const t = useTexts(teamTexts)
  return (
    <>
      {children ?? share(value, t, format)}
      {value !== null && (
        <span className={styles.parts}>{t.partOf(format.number(numerator), format.number(denominator))}</span>
      )}
    </>
  )
}
