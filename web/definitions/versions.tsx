import { defineTexts } from '../texts/define.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import parts from '../ui/parts.module.css'
import { Skeleton, Wrong } from '../ui/states.tsx'
import { Table } from '../ui/table.tsx'
import { useVersions } from './data.ts'

/** The version in force and those before it that somebody has taken. */
export function Versions({ assessment }: { assessment: string }) {
  const t = useTexts(defineTexts)
  const format = useFormat()
  const { data, error, refetch } = useVersions(assessment)
  return (
    <div className={parts.card}>
      <h2>{t.versions}</h2>
      <p className={parts.soft}>{t.versionsHint}</p>
      {error && <Wrong error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={2} height="2.5rem" />}
      {data && (
        <Table
          caption={t.versions}
          cards
          rows={data}
          rowKey={({ version }) => String(version)}
          columns={[
            { name: 'version', label: t.version, numeric: true, cell: one => format.number(one.version) },
            {
              name: 'since',
              label: t.state,
              cell: one => (one.replaced_at ? t.replaced(format.date(one.replaced_at)) : t.inForce),
            },
            { name: 'started', label: t.started, numeric: true, cell: one => format.number(one.started) },
            { name: 'finished', label: t.finished, numeric: true, cell: one => format.number(one.finished) },
            {
              name: 'last',
              label: t.lastUsed,
              cell: one => (one.last_started_at ? format.date(one.last_started_at) : t.never),
            },
            { name: 'title', label: t.name, cell: one => <span lang="en">{one.title}</span> },
          ]}
        />
      )}
    </div>
  )
}
