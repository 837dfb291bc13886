import { useState } from 'react'
import { isRecord } from '../../content/problems-shape.ts'
import { defineTexts } from '../texts/define.ts'
import { useTexts } from '../texts/texts.ts'
import parts from '../ui/parts.module.css'
import { TextBox, Together } from './controls.tsx'
import { tableFrom, tableText, textIn } from './draft.ts'
import styles from './editor.module.css'

/** Figures shown with an exercise, typed as lines. */
export function ExerciseTable({ table, onChange }: { table: unknown; onChange(table: unknown): void }) {
  const t = useTexts(defineTexts)
  const [rows, setRows] = useState(() => tableText(table))
  const [startsOpen] = useState(table !== undefined)
  const caption = isRecord(table) ? textIn(table.caption) : ''
  return (
    <details className={styles.more} open={startsOpen}>
      <summary>{t.table}</summary>
      <div className={parts.fields}>
        <TextBox
          label={t.caption}
          field="table.caption"
          value={caption}
          onChange={next => onChange(tableFrom(next, rows))}
        />
        <TextBox
          label={t.rows}
          hint={t.rowsHint}
          field="table.rows"
          rows={4}
          value={rows}
          onChange={next => {
            setRows(next)
            onChange(tableFrom(caption, next))
          }}
        />
        <Together fields={['table.columns']} />
      </div>
    </details>
  )
}
