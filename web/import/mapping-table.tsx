import { useFormat } from '../texts/format.ts'
import { importTexts } from '../texts/import.ts'
import { useTexts } from '../texts/texts.ts'
import { Table } from '../ui/table.tsx'
import { type Import, type ImportField, type ImportWithPreview, importFields } from './data.ts'
import styles from './import.module.css'

const shownCells = 3

export function MappingTable({
  one,
  mapping,
  onChange,
}: {
  one: ImportWithPreview
  mapping: Import['mapping']
  /** Without it the table only shows. */
  onChange?(mapping: Import['mapping']): void
}) {
  const t = useTexts(importTexts)
  const format = useFormat()
  const columns = one.columns.map((name, at) => ({
    at,
    name: name || t.unnamed(format.number(at + 1)),
    field: mapping[at] ?? null,
  }))
  const noticed = (field: ImportField | null) =>
    one.preview.flatMap(({ row, problems }) =>
      problems
        .filter(problem => field && problem.field === field)
        .map(({ message }) => t.noticedRow(format.number(row), message)),
    )
  const blank = (column: number) =>
    one.blanks
      .filter(found => found.column === column)
      .map(({ cell, rows }) => t.meansBlank(cell, format.number(rows)))
  return (
    <Table
      caption={t.columns}
      rows={columns}
      rowKey={({ at }) => String(at)}
      columns={[
        { name: 'column', label: t.inFile, cell: ({ name }) => <span className={styles.name}>{name}</span> },
        {
          name: 'field',
          label: t.becomes,
          cell: ({ at, name, field }) =>
            onChange ? (
              <select
                className={styles.pick}
                aria-label={t.becomesOf(name)}
                value={field ?? ''}
                onChange={event =>
                  onChange(mapping.with(at, (event.target.value || null) as ImportField | null))
                }
              >
                <option value="">{t.leaveOut}</option>
                {importFields.map(each => (
                  <option key={each} value={each}>
                    {t.fields[each]}
                  </option>
                ))}
              </select>
            ) : field ? (
              t.fields[field]
            ) : (
              t.leaveOut
            ),
        },
        {
          name: 'rows',
          label: t.firstRows,
          cell: ({ at }) => (
            <span className={styles.cells}>
              {one.preview
                .slice(0, shownCells)
                .map(({ cells }) => cells[at] || t.blank)
                .join(' · ')}
            </span>
          ),
        },
        {
          name: 'noticed',
          label: t.noticed,
          cell: ({ at, field }) => (
            <>
              <span className={styles.noticed}>{noticed(field)[0] ?? ''}</span>
              {blank(at).map(says => (
                <span key={says} className={styles.meansBlank}>
                  {says}
                </span>
              ))}
            </>
          ),
        },
      ]}
    />
  )
}
