import { type FormEvent, useState } from 'react'
import { usePerson } from '../api/session.ts'
import { importTexts } from '../texts/import.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/field.tsx'
import { NotDone } from '../ui/not-done.tsx'
import parts from '../ui/parts.module.css'
import type { Import, ImportWithPreview, useTryOut } from './data.ts'
import styles from './import.module.css'
import { MappingTable } from './mapping-table.tsx'

const duplicateModes = ['skip', 'update', 'create'] as const
const assignModes = ['me', 'rules', 'nobody'] as const

/** Which column is what, as it was guessed, and what becomes of known and of new leads. */
export function Columns({
  one,
  tryOut,
  onTried,
  onOpen,
}: {
  one: ImportWithPreview
  /** The page's: while it is read anew, these columns are gone, and what they asked for would go with them. */
  tryOut: ReturnType<typeof useTryOut>
  onTried(): void
  onOpen(id: string): void
}) {
  const t = useTexts(importTexts)
  const { role } = usePerson()
  const [mapping, setMapping] = useState(one.mapping)
  const [options, setOptions] = useState(one.options)
  const [isSubmitted, setSubmitted] = useState(false)
  const objection = useObjection(mapping)

  function submit(event: FormEvent) {
    event.preventDefault()
    setSubmitted(true)
    if (objection || tryOut.isPending) return
    const isChanged = mapping.some((field, at) => field !== one.mapping[at])
    tryOut.mutate({ id: one.id, ...(isChanged ? { mapping } : {}), options }, { onSuccess: onTried })
  }

  return (
    <form className={parts.fields} onSubmit={submit} noValidate>
      {one.same_as && (
        <p className={parts.notice}>
          {t.sameAs} <Button onClick={() => one.same_as && onOpen(one.same_as)}>{t.showEarlier}</Button>
        </p>
      )}
      <MappingTable one={one} mapping={mapping} onChange={setMapping} />
      <div className={styles.options}>
        <Select
          label={t.duplicates}
          value={options.duplicates}
          options={duplicateModes.map(value => ({ value, label: t.duplicateModes[value] }))}
          onChange={duplicates => setOptions({ ...options, duplicates })}
        />
        {role !== 'telecaller' && (
          <Select
            label={t.assign}
            value={options.assign}
            options={assignModes.map(value => ({ value, label: t.assignModes[value] }))}
            onChange={assign => setOptions({ ...options, assign })}
          />
        )}
      </div>
      <div className={styles.foot}>
        <Button type="submit" kind="primary" busy={tryOut.isPending}>
          {t.tryOut}
        </Button>
        <span className={parts.soft}>{t.tryOutMore}</span>
      </div>
      <p role="alert" className={parts.wrong}>
        {isSubmitted && objection}
      </p>
      {tryOut.error && <NotDone error={tryOut.error} />}
    </form>
  )
}

function useObjection(mapping: Import['mapping']): string | undefined {
  const t = useTexts(importTexts)
  const fields = mapping.flatMap(field => field ?? [])
  const twice = fields.find((field, at) => fields.indexOf(field) !== at)
  if (twice) return t.twice(t.fields[twice])
  const names = ['name', 'first_name', 'last_name']
  return fields.some(field => names.includes(field)) ? undefined : t.needsName
}
