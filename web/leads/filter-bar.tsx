import { type FormEvent, memo, useEffect, useMemo, useRef, useState } from 'react'
import { usePerson } from '../api/session.ts'
import { leadTexts } from '../texts/leads.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { useShortcutAction } from '../ui/shortcuts.tsx'
import { asCreated, createdSpans, pickedDays } from './created.ts'
import { type Row, useIsManaging, useNames, useSources } from './data.ts'
import styles from './filter-bar.module.css'
import { type Filters, followUpFilters, nobody, statuses } from './filters.ts'
import { useSavedViews } from './saved-views.ts'

type Props = {
  filters: Filters
  onChange(filters: Filters): void
  rows: readonly Row[]
  /** The board has no rows of one list, so where leads come from is asked for. */
  isBoard: boolean
  onView(isBoard: boolean): void
}
type Choice = { value: string; label: string }

export const FilterBar = memo(function FilterBar({ filters, onChange, rows, isBoard, onView }: Props) {
  const t = useTexts(leadTexts)
  const isManaging = useIsManaging()
  const names = useNames()
  const set = (name: keyof Filters, value: string) => {
    const { [name]: _, ...others } = filters
    onChange(value ? { ...others, [name]: value } : others)
  }
  const inList = useMemo(() => new Set(rows.map(row => row.source)), [rows])
  const sources = [...new Set([filters.source, ...inList, ...useSources(isBoard)])]
    .filter(one => !!one)
    .slice(0, 30)
  const isNarrowed = Object.keys(filters).length > 0
  return (
    <section className={styles.bar} aria-label={t.filters.label}>
      <SearchField value={filters.q ?? ''} onChange={q => set('q', q)} />
      <Chip
        label={t.fields.status}
        value={filters.status}
        any={t.filters.anyStatus}
        choices={statuses.map(value => ({ value, label: t.status[value] }))}
        onChange={value => set('status', value)}
      />
      <Chip
        label={t.fields.source}
        value={filters.source}
        any={t.filters.anySource}
        choices={sources.map(value => ({ value: String(value), label: String(value) }))}
        onChange={value => set('source', value)}
      />
      <Chip
        label={t.fields.followUp}
        value={filters.follow_up}
        any={t.filters.anyFollowUp}
        choices={followUpFilters.map(value => ({ value, label: t.filters.followUp[value] }))}
        onChange={value => set('follow_up', value)}
      />
      {isManaging && (
        <Chip
          label={t.fields.assigned_to}
          value={filters.assigned}
          any={t.filters.anyone}
          choices={[
            { value: nobody, label: t.nobody },
            ...names.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={value => set('assigned', value)}
        />
      )}
      <Created value={filters.created} onChange={value => set('created', value)} />
      {filters.import && (
        <Chip
          label={t.fields.import}
          value={filters.import}
          any={t.filters.anyImport}
          choices={[{ value: filters.import, label: t.filters.oneImport }]}
          onChange={value => set('import', value)}
        />
      )}
      {isNarrowed && (
        <Button kind="quiet" aria-label={t.filters.clear} onClick={() => onChange({})}>
          {t.filters.clearShort}
        </Button>
      )}
      <Views filters={filters} onChange={onChange} />
      <span className={styles.shape}>
        {[false, true].map(board => (
          <button
            key={String(board)}
            type="button"
            className={board === isBoard ? styles.chosen : styles.chip}
            aria-pressed={board === isBoard}
            onClick={() => onView(board)}
          >
            {board ? t.board.name : t.board.list}
          </button>
        ))}
      </span>
    </section>
  )
})

/** When leads were created: a span that ends today, or days that are picked. */
function Created({ value, onChange }: { value: string | undefined; onChange(value: string): void }) {
  const t = useTexts(leadTexts)
  const days = value === undefined ? undefined : pickedDays(value)
  const day = (side: 'from' | 'to') => (
    <input
      type="date"
      className={styles.day}
      aria-label={t.filters.createdDay[side]}
      value={days?.[side] ?? ''}
      onChange={event => onChange(asCreated({ ...days, [side]: event.target.value }))}
    />
  )
  return (
    <>
      <Chip
        label={t.fields.created}
        value={days ? '..' : value}
        any={t.filters.anyCreated}
        choices={[
          ...createdSpans.map(span => ({ value: span, label: t.filters.created[span] })),
          { value: '..', label: t.filters.created.picked },
        ]}
        onChange={onChange}
      />
      {days && day('from')}
      {days && day('to')}
    </>
  )
}

const pauseMs = 200

/** Types at once; the list follows when the typing pauses. */
function SearchField({ value, onChange }: { value: string; onChange(value: string): void }) {
  const t = useTexts(leadTexts)
  const [typed, setTyped] = useState(value)
  const field = useRef<HTMLInputElement>(null)
  const latest = useRef(onChange)
  latest.current = onChange
  useShortcutAction({ name: 'leads.search', key: 'q', does: t.filters.searchKey }, () =>
    field.current?.focus(),
  )
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef(value)
  // Cleared or taken from a view; whoever types is not interrupted by what they asked for a moment ago.
  useEffect(() => {
    const isTyping = pause.current !== undefined && document.activeElement === field.current
    if (value === asked.current || isTyping) return
    clearTimeout(pause.current)
    pause.current = undefined
    asked.current = value
    setTyped(value)
  }, [value])
  useEffect(() => () => clearTimeout(pause.current), [])
  function type(text: string) {
    setTyped(text)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      pause.current = undefined
      asked.current = text
      latest.current(text)
    }, pauseMs)
  }
  return (
    <input
      ref={field}
      type="search"
      className={styles.search}
      aria-label={t.filters.searchKey}
      placeholder={t.filters.search}
      value={typed}
      maxLength={200}
      autoComplete="off"
      onChange={event => type(event.target.value)}
    />
  )
}

function Chip({
  label,
  value,
  any,
  choices,
  onChange,
}: {
  label: string
  value: string | undefined
  any: string
  choices: readonly Choice[]
  onChange(value: string): void
}) {
  return (
    <select
      className={value ? styles.chosen : styles.chip}
      aria-label={label}
      value={value ?? ''}
      onChange={event => onChange(event.target.value)}
    >
      <option value="">{any}</option>
      {choices.map(choice => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}

function Views({ filters, onChange }: Pick<Props, 'filters' | 'onChange'>) {
  const t = useTexts(leadTexts)
  const { views, save, remove } = useSavedViews(usePerson().id)
  const [name, setName] = useState<string>()
  const current = JSON.stringify(filters)
  const isKept = views.some(view => JSON.stringify(view.filters) === current)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (name?.trim()) save({ name: name.trim(), filters })
    setName(undefined)
  }

  return (
    <>
      {views.map(view => (
        <span key={view.name} className={styles.view}>
          <button
            type="button"
            aria-pressed={JSON.stringify(view.filters) === current}
            onClick={() => onChange(view.filters)}
          >
            {view.name}
          </button>
          <button type="button" aria-label={t.views.remove(view.name)} onClick={() => remove(view.name)}>
            ×
          </button>
        </span>
      ))}
      {name !== undefined ? (
        <form onSubmit={submit} className={styles.naming}>
          <input
            className={styles.search}
            aria-label={t.views.name}
            placeholder={t.views.name}
            value={name}
            maxLength={40}
            ref={element => element?.focus()}
            onChange={event => setName(event.target.value)}
            onKeyDown={event => event.key === 'Escape' && setName(undefined)}
          />
          <Button type="submit">{t.views.keep}</Button>
        </form>
      ) : (
        Object.keys(filters).length > 0 &&
        !isKept && (
          <Button kind="quiet" onClick={() => setName('')}>
            {t.views.save}
          </Button>
        )
      )}
    </>
  )
}
