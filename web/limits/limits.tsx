import { Link } from '@tanstack/react-router'
import { AdminOnly } from '../frame/admin-only.tsx'
import { useNames } from '../leads/data.ts'
import { useFormat } from '../texts/format.ts'
import { limitTexts } from '../texts/limits.ts'
import { useTexts } from '../texts/texts.ts'
import parts from '../ui/parts.module.css'
import { Skeleton, Wrong } from '../ui/states.tsx'
import { Table } from '../ui/table.tsx'
import { type Limits as Known, useLimits } from './data.ts'

/** What is limited, where each limit comes from, and whom they stopped lately. */
export default function Limits() {
  const t = useTexts(limitTexts)
  return (
    <AdminOnly title={t.title}>
      <All />
    </AdminOnly>
  )
}

function All() {
  const t = useTexts(limitTexts)
  const format = useFormat()
  const { data, error, refetch } = useLimits()
  if (error && !data) return <Wrong error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={10} height="2.5rem" />
  return (
    <div className={parts.sheet}>
      <p className={parts.soft}>{data.shared ? t.aboutShared : t.about}</p>
      <h2>{t.requests}</h2>
      <Table
        caption={t.requests}
        cards
        rows={data.requests}
        rowKey={({ name }) => name}
        columns={[
          { name: 'name', label: t.what, cell: ({ name }) => t.names[name] },
          {
            name: 'limit',
            label: t.limit,
            cell: ({ limit, window_seconds }) =>
              t.within(format.number(limit), format.number(window_seconds / 60)),
          },
          {
            name: 'by',
            label: t.setBy,
            cell: ({ variable }) => (variable ? <code>{variable}</code> : t.fixed),
          },
        ]}
      />
      <h2>{t.quotas}</h2>
      <Table
        caption={t.quotas}
        cards
        rows={data.quotas}
        rowKey={({ name }) => name}
        columns={[
          { name: 'name', label: t.what, cell: ({ name }) => t.quotaNames[name] },
          { name: 'limit', label: t.limit, numeric: true, cell: ({ limit }) => format.number(limit) },
          {
            name: 'by',
            label: t.setBy,
            cell: ({ setting }) =>
              setting ? (
                <Link to="/definitions" search={{ part: 'rules' } as never}>
                  {t.rules}
                </Link>
              ) : (
                t.fixed
              ),
          },
        ]}
      />
      <h2>{t.refused}</h2>
      <Refused rows={data.refused} />
    </div>
  )
}

function Refused({ rows }: { rows: Known['refused'] }) {
  const t = useTexts(limitTexts)
  const format = useFormat()
  const names = useNames()
  if (rows.length === 0) return <p>{t.nobody}</p>
  const who = (id: string | null) => names.find(one => one.id === id)?.name ?? id ?? t.unknown
  return (
    <>
      <p className={parts.soft}>{t.refusedMore}</p>
      <Table
        caption={t.refused}
        cards
        rows={rows}
        rowKey={({ limit, who: id }) => `${limit} ${id}`}
        columns={[
          { name: 'who', label: t.who, cell: one => who(one.who) },
          { name: 'limit', label: t.by, cell: one => t.names[one.limit] },
          { name: 'times', label: t.times, numeric: true, cell: one => format.number(one.times) },
          { name: 'last', label: t.last, cell: one => format.dayTime(one.last_at) },
        ]}
      />
    </>
  )
}
