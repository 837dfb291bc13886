import { useEffect, useState } from 'react'
import { useNames } from '../leads/data.ts'
import { auditTexts } from '../texts/audit.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Field, Select } from '../ui/field.tsx'
import { type AuditAddress, actions } from './address.ts'
import styles from './audit.module.css'
import { useWords } from './words.ts'

const pauseMs = 400

/** Who, what, with what, and when. */
export function Search({ address: { wanted, change, clear } }: { address: AuditAddress }) {
  const t = useTexts(auditTexts)
  const names = useNames()
  const { nounOf, who } = useWords()
  const people = [
    { value: '', label: t.search.anyone },
    ...names.map(({ id, name }) => ({ value: id, label: name })),
    { value: 'anonymous', label: t.someone },
  ]
  const isListed = people.some(({ value }) => value === wanted.who)
  const isWanted = Object.values(wanted).some(Boolean)
  return (
    <search aria-label={t.search.title} className={styles.search}>
      <Select
        label={t.who}
        value={wanted.who}
        options={isListed ? people : [...people, { value: wanted.who, label: who(wanted.who) }]}
        onChange={value => change({ who: value })}
      />
      <Select
        label={t.search.action}
        value={wanted.action}
        options={[
          { value: '', label: t.search.anything },
          ...actions.map(value => ({ value: value as string, label: t.actionNames[value] })),
        ]}
        onChange={value => change({ action: value })}
      />
      <Select
        label={t.search.resource}
        value={wanted.resource}
        options={[
          { value: '', label: t.search.anything },
          ...Object.keys(t.resources)
            .map(value => ({ value, label: nounOf(value) }))
            .sort((a, b) => a.label.localeCompare(b.label)),
          ...(wanted.resource && !(wanted.resource in t.resources)
            ? [{ value: wanted.resource, label: wanted.resource }]
            : []),
        ]}
        onChange={value => change({ resource: value })}
      />
      <Typed label={t.search.row} value={wanted.row} onChange={row => change({ row })} />
      <Field
        label={t.search.fromDay}
        type="date"
        value={wanted.from}
        onChange={event => change({ from: event.target.value })}
      />
      <Field
        label={t.search.toDay}
        type="date"
        value={wanted.to}
        onChange={event => change({ to: event.target.value })}
      />
      {isWanted && <Button onClick={clear}>{t.search.clear}</Button>}
    </search>
  )
}

/** Asked for once the typing pauses. */
function Typed({ label, value, onChange }: { label: string; value: string; onChange(value: string): void }) {
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed begins the pause anew
  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(() => onChange(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <Field
      label={label}
      value={typed}
      maxLength={100}
      autoComplete="off"
      spellCheck={false}
      onChange={event => setTyped(event.target.value)}
    />
  )
}
