import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { usePerson } from '../api/session.ts'
import { useFormat } from '../texts/format.ts'
import { frameTexts } from '../texts/frame.ts'
import { peopleTexts } from '../texts/people.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Pager } from '../ui/pager.tsx'
import { Empty, Skeleton, Wrong } from '../ui/states.tsx'
import { Table } from '../ui/table.tsx'
import { Tag } from '../ui/tag.tsx'
import { nameOf, type PersonRecord, pageSize, usePeople } from './data.ts'
import styles from './people.module.css'

const pauseMs = 250

export function Everybody() {
  const t = useTexts(peopleTexts)
  const search = useSearch({ strict: false }) as Record<string, unknown>
  const navigate = useNavigate()
  const wanted = typeof search.q === 'string' || typeof search.q === 'number' ? String(search.q) : ''
  const page = Math.max(1, Math.trunc(Number(search.page)) || 1)
  const { data, error, refetch } = usePeople(wanted.trim().slice(0, 200), page)
  // What is typed counts a moment later: who was opened meanwhile stays open.
  const go = (next: { q?: string | undefined; page?: number | undefined }) =>
    void navigate({
      to: '/people',
      search: ((before: object) => ({ ...before, ...next })) as never,
      replace: true,
      resetScroll: false,
    })
  const find = (q: string) => go({ q: q || undefined, page: undefined })
  return (
    <div className={styles.part}>
      <Find wanted={wanted} onFind={find} />
      {error && !data ? (
        <Wrong error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={8} height="2.5rem" />
      ) : data.data.length === 0 ? (
        <Empty title={t.noneFound} action={<Button onClick={() => find('')}>{t.showAll}</Button>}>
          {t.noneFoundMore(wanted)}
        </Empty>
      ) : (
        <>
          <List people={data.data} search={search} />
          <Pager page={page} limit={pageSize} total={data.meta.total} onPage={next => go({ page: next })} />
        </>
      )}
    </div>
  )
}

/** Asked for once the typing pauses. */
function Find({ wanted, onFind }: { wanted: string; onFind(text: string): void }) {
  const t = useTexts(peopleTexts)
  const [typed, setTyped] = useState(wanted)
  useEffect(() => setTyped(wanted), [wanted])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed begins the pause anew
  useEffect(() => {
    if (typed === wanted) return
    const timer = setTimeout(() => onFind(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <search className={styles.find}>
      <Field
        label={t.search}
        type="search"
        value={typed}
        maxLength={200}
        autoComplete="off"
        onChange={event => setTyped(event.target.value)}
      />
    </search>
  )
}

function List({ people, search }: { people: readonly PersonRecord[]; search: Record<string, unknown> }) {
  const t = useTexts(peopleTexts)
  const { roles } = useTexts(frameTexts)
  const format = useFormat()
  const me = usePerson().id
  return (
    <Table
      cards
      caption={t.caption}
      rows={people}
      rowKey={({ id }) => id}
      columns={[
        {
          name: 'name',
          label: t.name,
          cell: person => (
            <Link
              to="/people"
              search={{ ...search, id: person.id } as never}
              preload={false}
              resetScroll={false}
            >
              {nameOf(person) || t.noName} {person.id === me && t.you}
            </Link>
          ),
        },
        { name: 'email', label: t.email, cell: ({ email }) => email ?? t.noEmail },
        { name: 'role', label: t.role, cell: ({ role }) => roles[role] },
        { name: 'state', label: t.state, cell: person => <State person={person} /> },
        { name: 'since', label: t.since, cell: ({ created_at }) => format.day(created_at) },
      ]}
    />
  )
}

export function State({ person: { disabled, email, email_verified } }: { person: PersonRecord }) {
  const t = useTexts(peopleTexts)
  if (disabled) return <Tag tone="lost">{t.disabled}</Tag>
  if (email && !email_verified) return <Tag tone="warn">{t.unproven}</Tag>
  return <Tag tone="converted">{t.active}</Tag>
}
