import { lazy, Suspense, useState } from 'react'
import { queryClient } from '../api/client.ts'
import { useFormat } from '../texts/format.ts'
import { leadTexts } from '../texts/leads.ts'
import { useTexts } from '../texts/texts.ts'
import { ActionSelect } from '../ui/action-select.tsx'
import { Button } from '../ui/button.tsx'
import { NotDone } from '../ui/not-done.tsx'
import { say } from '../ui/toast.tsx'
import { type Row, useIsManaging, useNames } from './data.ts'
import { statuses } from './filters.ts'
import styles from './leads.module.css'
import { putIntoLists } from './live-list.ts'
import { useBulk, useGiveByRules } from './save.ts'

const operations = { status: 'update', assigned_to: 'assign' } as const
type Field = keyof typeof operations
// Stands where a person's id would: whoever the rules choose.
const byRules = 'rules'
const mostNamed = 3

const ConfirmDelete = lazy(() => import('./confirm-delete.tsx'))

/** What can be done with all that are selected; what was changed can be put back. */
export function BulkBar({ rows, onClear }: { rows: readonly Row[]; onClear(): void }) {
  const { bulk: t, ...words } = useTexts(leadTexts)
  const format = useFormat()
  const names = useNames()
  const isManaging = useIsManaging()
  const bulk = useBulk()
  const rules = useGiveByRules()
  const [isDeleting, setDeleting] = useState(false)
  const kept = rows.filter(row => !row.gone)

  const put = (changed: readonly Row[]) => {
    for (const row of changed) {
      putIntoLists(row)
      void queryClient.invalidateQueries({ queryKey: ['lead', row.id] })
    }
  }

  function said(field: Field, values: ReadonlyMap<string, string>, count: number) {
    if (field === 'status' || count === 0) return t.changed(count)
    const people = [...new Set(values.values())]
    const named = people.map(id => names.find(one => one.id === id)?.name ?? words.somebody)
    return t.given(count, people.length > mostNamed ? t.people(people.length) : format.list(named))
  }

  /** Does it, shows it in the list, and offers to put back what was changed. */
  async function change(
    field: Field,
    work: () => Promise<ReadonlyMap<string, string>>,
    left: typeof t.failed,
  ) {
    // Not by callbacks given to mutate, here and below: they go with the bar, which may be gone by then.
    const values = await work().catch(() => undefined)
    if (!values) return
    const before = kept.filter(({ id }) => values.has(id))
    const undo = () =>
      void bulk
        .mutateAsync({
          operation: operations[field],
          rows: before.map(row => ({ id: row.id, [field]: row[field] })),
        })
        .then(
          () => {
            put(before)
            say(t.undone)
          },
          () => say(t.notUndone, { wrong: true }),
        )
    put(before.map(row => ({ ...row, [field]: values.get(row.id) })))
    const done = said(field, values, before.length)
    const more = kept.length - before.length
    say(
      more > 0 ? `${done} ${left(more)}` : done,
      before.length > 0 ? { action: { label: t.undo, run: undo } } : {},
    )
    onClear()
  }
  const set = (field: Field, value: string) =>
    void change(
      field,
      async () => {
        const rows = kept.map(({ id }) => ({ id, [field]: value }))
        const { rows: reports } = await bulk.mutateAsync({ operation: operations[field], rows })
        return new Map(reports.flatMap(({ id, outcome }) => (id && outcome === 'done' ? [[id, value]] : [])))
      },
      t.failed,
    )
  const give = (to: string) =>
    to === byRules
      ? void change('assigned_to', () => rules.mutateAsync(kept.map(({ id }) => id)), t.left)
      : set('assigned_to', to)
  const remove = () =>
    void bulk.mutateAsync({ operation: 'delete', rows: kept.map(({ id }) => ({ id })) }).then(
      ({ done, failed }) => {
        for (const row of kept) putIntoLists({ ...row, gone: 'deleted' } as Row)
        say(failed > 0 ? `${t.removed(done)} ${t.failed(failed)}` : t.removed(done))
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
    <ActionSelect
      label={label}
      className={styles.pick}
      disabled={bulk.isPending || rules.isPending}
      choices={choices}
      onChoose={onPick}
    />
  )

  return (
    <section className={styles.bulk} aria-label={t.label}>
      <b role="status">{t.count(kept.length)}</b>
      {pick(
        t.status,
        statuses.map(value => ({ value, label: words.status[value] })),
        value => set('status', value),
      )}
      {isManaging &&
        pick(
          t.assign,
          [
            { value: byRules, label: t.byRules },
            ...names.filter(one => one.isTelecaller).map(({ id, name }) => ({ value: id, label: name })),
          ],
          give,
        )}
      {isManaging && <Button onClick={() => setDeleting(true)}>{t.remove}</Button>}
      <Button kind="quiet" onClick={onClear}>
        {t.clear}
      </Button>
      {(bulk.error ?? rules.error) && <NotDone error={bulk.error ?? rules.error} />}
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
