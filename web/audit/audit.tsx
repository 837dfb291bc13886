import { AdminOnly } from '../frame/admin-only.tsx'
import { auditTexts } from '../texts/audit.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Empty, Skeleton, Wrong } from '../ui/states.tsx'
import { Table } from '../ui/table.tsx'
import { useAuditAddress } from './address.ts'
import styles from './audit.module.css'
import { CheckpointsForm } from './checkpoints-form.tsx'
import { type Query, useEntries } from './data.ts'
import { Search } from './search.tsx'
import { Verify } from './verify.tsx'
import { useWords } from './words.ts'

/** Who did and read what; what is searched for stands in the address. */
export default function Audit() {
  const t = useTexts(auditTexts)
  return (
    <AdminOnly title={t.title}>
      <Log />
    </AdminOnly>
  )
}

function Log() {
  const t = useTexts(auditTexts)
  const address = useAuditAddress()
  return (
    <div className={styles.sheet}>
      <Verify />
      <details className={styles.places}>
        <summary>{t.checkpoints.sendThem}</summary>
        <CheckpointsForm />
      </details>
      <p className={styles.soft}>{t.about}</p>
      <Search address={address} />
      <Entries query={address.query} onClear={address.clear} />
    </div>
  )
}

function Entries({ query, onClear }: { query: Query; onClear(): void }) {
  const t = useTexts(auditTexts)
  const format = useFormat()
  const { who, what } = useWords()
  // The log goes back for years.
  const moment = (at: string) =>
    Date.now() - Date.parse(at) > 300 * 86_400_000 ? format.fullDayTime(at) : format.dayTime(at)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useEntries(query)
  if (error && !data) return <Wrong error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={10} height="2.5rem" />
  const entries = data.pages.flatMap(page => page.entries)
  const { total = 0, isCapped } = data.pages[0] ?? {}
  if (entries.length === 0)
    return (
      <Empty title={t.search.nothing} action={<Button onClick={onClear}>{t.search.clear}</Button>}>
        {t.search.nothingMore}
      </Empty>
    )
  return (
    <>
      <p role="status" className={styles.soft}>
        {isCapped ? t.search.foundMany(format.number(total)) : t.search.found(format.number(total))}
      </p>
      <Table
        caption={t.caption}
        cards
        rows={entries}
        rowKey={({ id }) => String(id)}
        columns={[
          { name: 'at', label: t.at, cell: ({ at }) => moment(at) },
          { name: 'who', label: t.who, cell: ({ actor }) => who(actor) },
          { name: 'what', label: t.what, cell: entry => <span className={styles.what}>{what(entry)}</span> },
          {
            name: 'which',
            label: t.which,
            cell: ({ row_id }) => row_id && <code className={styles.id}>{row_id}</code>,
          },
          { name: 'from', label: t.from, cell: ({ address }) => address ?? t.noAddress },
        ]}
      />
      {hasNextPage && (
        <div>
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t.more}
          </Button>
        </div>
      )}
      {error && <Wrong error={error} onRetry={() => void fetchNextPage()} />}
    </>
  )
}
