import { lazy, Suspense, useState } from 'react'
import { queryClient } from '../api/client.ts'
import { leadTexts } from '../texts/leads.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Wrong } from '../ui/states.tsx'
import { say } from '../ui/toast.tsx'
import { type Row, useIsManaging, useNames } from './data.ts'
import { statuses } from './filters.ts'
import styles from './leads.module.css'
import { putIntoLists } from './live-list.ts'
import { useBulk } from './save.ts'

const ConfirmDelete = lazy(() => import('./confirm-delete.tsx'))

/** What can be done with all that are selected; what was changed can be put back. */
export function BulkBar({ rows, onClear }: { rows: readonly Row[]; onClear(): void }) {
  const { bulk: t, ...words } = useTexts(leadTexts)
  const names = useNames()
  const isManaging = useIsManaging()
  const bulk = useBulk()
  const [isDeleting, setDeleting] = useState(false)
  const kept = rows.filter(row => !row.gone)

  const report = (done: string, failed: number) => (failed > 0 ? `${done} ${t.failed(failed)}` : done)

  function change(operation: 'update' | 'assign', field: 'status' | 'assigned_to', value: string) {
    const before = kept.map(row => ({ id: row.id, [field]: row[field] }))
    const put = (changed: readonly Row[]) => {
      for (const row of changed) {
        putIntoLists(row)
        void queryClient.invalidateQueries({ queryKey: ['lead', row.id] })
      }
    }
    // Not by callbacks given to mutate, here and below: they go with the bar, which may be gone by then.
    const undo = () =>
      void bulk.mutateAsync({ operation, rows: before }).then(
        () => {
          put(kept)
          say(t.undone)
        },
        () => say(t.notUndone, { wrong: true }),
      )
    bulk.mutateAsync({ operation, rows: kept.map(({ id }) => ({ id, [field]: value })) }).then(
      ({ done, failed, rows: reports }) => {
        const failedRows = new Set(reports.filter(one => one.outcome === 'failed').map(one => one.row))
        put(kept.filter((_, place) => !failedRows.has(place)).map(row => ({ ...row, [field]: value })))
        say(report(t.changed(done), failed), { action: { label: t.undo, run: undo } })
        onClear()
      },
      () => {},
    )
  }
  const remove = () =>
    void bulk.mutateAsync({ operation: 'delete', rows: kept.map(({ id }) => ({ id })) }).then(
      ({ done, failed }) => {
        for (const row of kept) putIntoLists({ ...row, gone: true } as Row)
        say(report(t.removed(done), failed))
        setDeleting(false)
        onClear()
      },
      () => {},
    )
  const pick = (
    label: string,
    choices: { value: string; label: string }[],
    onPick: (value: string) => void,
  ) => (
    <select
      aria-label={label}
      className={styles.pick}
      value=""
      disabled={bulk.isPending}
      onChange={event => event.target.value && onPick(event.target.value)}
    >
      <option value="">{label}</option>
      {choices.map(choice => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  )

  return (
    <section className={styles.bulk} aria-label={t.label}>
      <b role="status">{t.count(kept.length)}</b>
      {pick(
        t.status,
        statuses.map(value => ({ value, label: words.status[value] })),
        value => change('update', 'status', value),
      )}
      {isManaging &&
        pick(
          t.assign,
          names.filter(one => one.isTelecaller).map(({ id, name }) => ({ value: id, label: name })),
          value => change('assign', 'assigned_to', value),
        )}
      {isManaging && <Button onClick={() => setDeleting(true)}>{t.remove}</Button>}
      <Button kind="quiet" onClick={onClear}>
        {t.clear}
      </Button>
      {bulk.error && <Wrong error={bulk.error} />}
      {isDeleting && (
        <Suspense>
          <ConfirmDelete
            count={kept.length}
            busy={bulk.isPending}
            onConfirm={remove}
            onClose={() => setDeleting(false)}
          />
        </Suspense>
      )}
    </section>
  )
}
