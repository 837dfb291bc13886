import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useStatus } from '../attention/data.ts'
import { eventTexts } from '../texts/events.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/field.tsx'
import { Pager } from '../ui/pager.tsx'
import { Empty, Skeleton, Wrong } from '../ui/states.tsx'
import { Table } from '../ui/table.tsx'
import { type Message, messageStates, pageSize, sources, useMessages } from './data.ts'
import styles from './events.module.css'
import { MessageState } from './message-state.tsx'

const OneMessage = lazy(() => import('./one-message.tsx'))

/** What payment providers and the content site have told, and what became of it. */
export function Messages() {
  const { inbound: t } = useTexts(eventTexts)
  const navigate = useNavigate()
  const search = useSearch({ strict: false }) as Record<string, unknown>
  const source = sources.find(one => one === search.source)
  const state = messageStates.find(one => one === search.state)
  const page = Math.max(1, Math.trunc(Number(search.page)) || 1)
  const { data, error, refetch } = useMessages(
    { ...(source ? { source } : {}), ...(state ? { state } : {}) },
    page,
  )
  const [open, setOpen] = useState<string>()
  const go = (next: Record<string, unknown>) =>
    void navigate({
      to: '/events',
      search: Object.fromEntries(
        Object.entries({ part: 'in', source, state, ...next }).filter(([, value]) => value),
      ) as never,
      replace: true,
      resetScroll: false,
    })
  return (
    <div className={styles.part}>
      <Receivers />
      <div className={styles.filters}>
        <Select<Message['source'] | ''>
          label={t.source}
          value={source ?? ''}
          options={[
            { value: '', label: t.any },
            ...sources.map(value => ({ value, label: t.sources[value] })),
          ]}
          onChange={next => go({ source: next })}
        />
        <StateFilter value={state ?? ''} onChange={next => go({ state: next })} />
      </div>
      {error && !data ? (
        <Wrong error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={5} height="2.5rem" />
      ) : data.data.length === 0 ? (
        <Empty title={t.none}>{t.noneMore}</Empty>
      ) : (
        <>
          <List messages={data.data} onOpen={setOpen} />
          <Pager page={page} limit={pageSize} total={data.meta.total} onPage={next => go({ page: next })} />
        </>
      )}
      {open && (
        <Suspense>
          <OneMessage id={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

function StateFilter({
  value,
  onChange,
}: {
  value: Message['state'] | ''
  onChange(value: Message['state'] | ''): void
}) {
  const { inbound: t, state } = useTexts(eventTexts)
  return (
    <Select<Message['state'] | ''>
      label={state}
      value={value}
      options={[
        { value: '', label: t.any },
        ...messageStates.map(one => ({ value: one, label: t.states[one] })),
      ]}
      onChange={onChange}
    />
  )
}

function Receivers() {
  const { inbound: t } = useTexts(eventTexts)
  const receivers = useStatus().data?.events.receivers
  if (!receivers) return null
  return (
    <p className={styles.soft}>
      {receivers.length > 0 ? t.about(receivers.map(one => t.sources[one]).join(', ')) : t.noSource}
    </p>
  )
}

function List({ messages, onOpen }: { messages: readonly Message[]; onOpen(id: string): void }) {
  const { inbound: t, state } = useTexts(eventTexts)
  const format = useFormat()
  return (
    <Table
      caption={t.caption}
      rows={messages}
      rowKey={({ id }) => id}
      columns={[
        { name: 'at', label: t.at, cell: ({ received_at }) => format.dayTime(received_at) },
        { name: 'source', label: t.source, cell: ({ source }) => t.sources[source] },
        { name: 'type', label: t.type, cell: ({ type }) => type },
        {
          name: 'state',
          label: state,
          cell: one => <MessageState of={one} />,
        },
        {
          name: 'outcome',
          label: t.outcome,
          cell: ({ outcome }) => <span className={styles.long}>{outcome}</span>,
        },
        {
          name: 'read',
          label: t.read,
          quietLabel: true,
          cell: ({ id, type }) => (
            <Button aria-label={t.readOf(type)} onClick={() => onOpen(id)}>
              {t.read}
            </Button>
          ),
        },
      ]}
    />
  )
}
