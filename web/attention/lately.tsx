import { Link } from '@tanstack/react-router'
import { useLately } from '../audit/data.ts'
import { useWords } from '../audit/words.ts'
import { attentionTexts } from '../texts/attention.ts'
import { auditTexts } from '../texts/audit.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import { Skeleton, Wrong } from '../ui/states.tsx'
import { Table } from '../ui/table.tsx'
import styles from './attention.module.css'

const shown = 8

/** Who did what, the last of it. */
export function Lately() {
  const { lately: t } = useTexts(attentionTexts)
  const log = useTexts(auditTexts)
  const format = useFormat()
  const { who, what } = useWords()
  const { data, error, refetch } = useLately(shown)
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <h2>{t.title}</h2>
        <Link to="/audit">{t.all}</Link>
      </div>
      {error && !data && <Wrong error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={4} height="2.5rem" />}
      {data?.length === 0 && <p className={styles.soft}>{t.none}</p>}
      {data && data.length > 0 && (
        <Table
          caption={t.title}
          cards
          rows={data}
          rowKey={({ id }) => String(id)}
          columns={[
            {
              name: 'at',
              label: log.at,
              cell: ({ at }) => format.near(at),
            },
            { name: 'who', label: log.who, cell: ({ actor }) => who(actor) },
            { name: 'what', label: log.what, cell: what },
            { name: 'from', label: log.from, cell: ({ address }) => address ?? log.noAddress },
          ]}
        />
      )}
    </div>
  )
}
