import { useRef, useState } from 'react'
import { usePerson } from '../api/session.ts'
import { useFormat } from '../texts/format.ts'
import { leadTexts } from '../texts/leads.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { NotDone } from '../ui/not-done.tsx'
import { Skeleton, Wrong } from '../ui/states.tsx'
import { say } from '../ui/toast.tsx'
import { type Duplicate, type FullLead, useDuplicates, useMerges } from './data.ts'
import styles from './lead-pane.module.css'
import { undoMerge, useMerge, useUndoMerge } from './save.ts'
import { useWhose } from './whose.ts'

const mergedFields = ['name', 'company', 'phone', 'email', 'status', 'source'] as const
type MergedField = (typeof mergedFields)[number]

export function Duplicates({ lead }: { lead: FullLead }) {
  const { duplicates: t } = useTexts(leadTexts)
  const { data, error, refetch } = useDuplicates(lead.id)
  const [compared, setCompared] = useState<string>()
  const returnTo = useRef<string>(undefined)
  if (error) return <Wrong error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={3} />
  const other = data.data.find(one => one.lead.id === compared)
  return (
    <div className={styles.timeline}>
      {data.data.length + data.meta.hidden === 0 && <p className={styles.soft}>{t.none}</p>}
      {other ? (
        <Compare
          lead={lead}
          other={other.lead}
          onDone={() => {
            returnTo.current = compared
            setCompared(undefined)
          }}
        />
      ) : (
        <ul className={styles.duplicates}>
          {data.data.map(one => (
            <li key={one.lead.id}>
              <span>
                <b>{one.lead.name}</b>
                <span className={styles.soft}>
                  {' '}
                  {one.same_phone && one.same_email ? t.sameBoth : one.same_phone ? t.samePhone : t.sameEmail}
                </span>
              </span>
              <Button
                ref={button => {
                  if (!button || returnTo.current !== one.lead.id) return
                  returnTo.current = undefined
                  button.focus()
                }}
                onClick={() => setCompared(one.lead.id)}
              >
                {t.compare}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {data.meta.hidden > 0 && <p className={styles.soft}>{t.hidden(data.meta.hidden)}</p>}
      <Merges lead={lead.id} />
    </div>
  )
}

/** What was merged into it, and until when that can be undone: the latest first. */
function Merges({ lead }: { lead: string }) {
  const { duplicates: t, bulk } = useTexts(leadTexts)
  const format = useFormat()
  const whose = useWhose()
  const { data = [] } = useMerges(lead)
  const undo = useUndoMerge(lead)
  const latest = data.find(({ undone_at }) => !undone_at)
  if (data.length === 0) return null
  return (
    <section aria-label={t.merges}>
      <h3>{t.merges}</h3>
      <ul className={styles.duplicates}>
        {data.map(merge => {
          const when = format.dayTime(merge.merged_at)
          const isUndoable = merge === latest && merge.undoable_until !== null
          return (
            <li key={merge.id}>
              <span>
                {merge.absorbed_name && <b>{merge.absorbed_name} </b>}
                {t.mergedAt(when, whose(merge.merged_by))}
                <span className={styles.soft}>
                  {' '}
                  {merge.undone_at
                    ? t.undoneAt(format.dayTime(merge.undone_at))
                    : merge.undoable_until && t.undoUntil(format.day(merge.undoable_until))}
                </span>
              </span>
              {isUndoable && (
                <Button
                  aria-label={t.undo(when)}
                  busy={undo.isPending}
                  onClick={() =>
                    undo.mutateAsync(merge.id).then(
                      () => say(bulk.undone),
                      () => {},
                    )
                  }
                >
                  {bulk.undo}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {undo.error && <NotDone error={undo.error} />}
    </section>
  )
}

/** Both side by side; of each field one value is kept. */
function Compare({ lead, other, onDone }: { lead: FullLead; other: Duplicate['lead']; onDone(): void }) {
  const { duplicates: t, bulk, edit, ...words } = useTexts(leadTexts)
  const me = usePerson().id
  const whose = useWhose()
  const merge = useMerge(lead.id)
  // Where only the other lead has something, that is kept unless somebody says otherwise.
  const [taken, setTaken] = useState<ReadonlySet<MergedField>>(
    () => new Set(mergedFields.filter(field => !lead[field] && other[field])),
  )
  const shown = (field: MergedField, value: string | null) =>
    field === 'status' ? words.status[value as FullLead['status']] : value || words.noneGiven
  const take = (field: MergedField, isOther: boolean) => {
    const next = new Set(taken)
    if (isOther) next.add(field)
    else next.delete(field)
    setTaken(next)
  }
  const named = (id: string) => (id === me ? words.you.toLowerCase() : whose(id))
  const undo = (id: string) =>
    undoMerge(id, lead.id).then(
      () => say(bulk.undone),
      () => say(bulk.notUndone, { wrong: true }),
    )

  return (
    <div className={styles.compare}>
      <table>
        <caption className="unseen">{t.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t.field}</th>
            <th scope="col">{t.stays}</th>
            <th scope="col">{t.goes(other.name)}</th>
          </tr>
        </thead>
        <tbody>
          {mergedFields.map(field => (
            <tr key={field}>
              <th scope="row">{words.fields[field]}</th>
              {[false, true].map(isOther => {
                const value = shown(field, (isOther ? other : lead)[field])
                return (
                  <td key={String(isOther)}>
                    {lead[field] === other[field] ? (
                      value
                    ) : (
                      <label>
                        <input
                          type="radio"
                          name={`keep-${field}`}
                          aria-label={`${t.take(words.fields[field])}: ${value}`}
                          checked={taken.has(field) === isOther}
                          onChange={() => take(field, isOther)}
                        />
                        {value}
                      </label>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
          <tr>
            <th scope="row">{words.fields.assigned_to}</th>
            <td>{whose(lead.assigned_to)}</td>
            <td>{whose(other.assigned_to)}</td>
          </tr>
        </tbody>
      </table>
      <p>
        {lead.assigned_to ? t.willBe(named(lead.assigned_to)) : t.willBeNobodys}
        {other.assigned_to && other.assigned_to !== lead.assigned_to && (
          <> {t.noLonger(named(other.assigned_to))}</>
        )}
      </p>
      <p className={styles.soft}>{t.will}</p>
      {merge.error && <NotDone error={merge.error} />}
      <div className={styles.row}>
        <Button
          kind="primary"
          busy={merge.isPending}
          onClick={() =>
            // Also when the list of duplicates was read anew meanwhile and this is no longer on the page.
            merge.mutateAsync({ lead_id: other.id, take: [...taken] }).then(
              made => {
                onDone()
                say(t.done, { action: { label: bulk.undo, run: () => void undo(made.merge.id) } })
              },
              () => {},
            )
          }
        >
          {t.merge}
        </Button>
        <Button onClick={onDone}>{edit.cancel}</Button>
      </div>
    </div>
  )
}
