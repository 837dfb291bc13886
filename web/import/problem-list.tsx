import { useFormat } from '../texts/format.ts'
import { importTexts } from '../texts/import.ts'
import { useTexts } from '../texts/texts.ts'
import parts from '../ui/parts.module.css'
import { Skeleton, Wrong } from '../ui/states.tsx'
import { Table } from '../ui/table.tsx'
import { type Import, useProblems } from './data.ts'
import styles from './import.module.css'

export function ProblemList({ one, about }: { one: Import; about?: string }) {
  const t = useTexts(importTexts)
  const format = useFormat()
  const { data, error, refetch } = useProblems(one, true)
  if (error) return <Wrong error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={3} height="2.5rem" />
  if (data.problems.length === 0) return null
  const fieldName = (field: string) =>
    Object.hasOwn(t.fields, field) ? t.fields[field as keyof typeof t.fields] : field || t.wholeRow
  const fieldNames = (fields: string) => fields.split(', ').map(fieldName).join(', ')
  return (
    <section className={parts.fields}>
      <h2>{about ?? t.problems}</h2>
      <div className={styles.tall}>
        <Table
          caption={about ?? t.problems}
          rows={data.problems.map((problem, at) => ({ ...problem, at }))}
          rowKey={({ at }) => String(at)}
          columns={[
            { name: 'row', label: t.problemRow, numeric: true, cell: ({ row }) => row },
            { name: 'field', label: t.problemField, cell: ({ field }) => fieldNames(field) },
            {
              name: 'problem',
              label: t.problem,
              cell: ({ problem }) => <span className={styles.reason}>{problem}</span>,
            },
          ]}
        />
      </div>
      {data.more && <p className={parts.soft}>{t.problemsMore(format.number(data.problems.length))}</p>}
    </section>
  )
}
