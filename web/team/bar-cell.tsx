import { barChart } from '../../charts/index.ts'
import { Drawn } from '../ui/drawing.tsx'
import styles from './team.module.css'

const rowHeight = 28

/** A bar beside its number, which says the same; all bars of a column are measured by the same `most`. */
export function BarCell({ value, most }: { value: number; most: number }) {
  const bars = [{ key: 'bar', name: '', value, text: '' }]
  return (
    <div className={styles.bar}>
      <Drawn draw={width => barChart({ width, nameWidth: 0, valueWidth: 0, rowHeight, bars, most })} />
    </div>
  )
}
