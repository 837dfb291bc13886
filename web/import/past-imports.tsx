import { Link } from '@tanstack/react-router'
import { useFormat } from '../texts/format.ts'
import { importTexts } from '../texts/import.ts'
import { useTexts } from '../texts/texts.ts'
import parts from '../ui/parts.module.css'
import { Skeleton, Wrong } from '../ui/states.tsx'
import { Table } from '../ui/table.tsx'
import { useImports } from './data.ts'
import styles from './import.module.css'

export function PastImports() {
  const t = useTexts(importTexts)
  const format = useFormat()
  const { data, error, refetch } = useImports()
  return (
    <section className={parts.fields}>
      <h2>{t.past}</h2>
      {error && <Wrong error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={3} height="2.5rem" />}
      {data?.length === 0 && <p className={parts.soft}>{t.pastNone}</p>}
      {data && data.length > 0 && (
        <Table
          caption={t.past}
          rows={data}
          rowKey={({ id }) => id}
          columns={[
            {
              name: 'file',
              label: t.pastFile,
              cell: one => (
                <Link to="/import" search={{ id: one.id } as never} preload={false} className={styles.name}>
                  {one.file_name ?? t.noName}
                </Link>
              ),
            },
            {
              name: 'state',
              label: t.pastState,
              cell: one =>
                one.state === 'done' && one.result
                  ? t.pastDone(format.number(one.result.created), format.number(one.result.updated))
                  : one.state === 'undone' && one.kept
                    ? t.pastUndone(format.number(one.kept))
                    : t.states[one.state],
            },
            { name: 'rows', label: t.pastRows, numeric: true, cell: one => format.number(one.rows) },
            { name: 'at', label: t.pastAt, cell: one => format.dayTime(one.created_at) },
          ]}
        />
      )}
    </section>
  )
}
