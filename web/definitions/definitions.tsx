import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { AdminOnly } from '../frame/admin-only.tsx'
import { InBar } from '../frame/page-title.tsx'
import { defineTexts } from '../texts/define.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import { Select } from '../ui/field.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Pager } from '../ui/pager.tsx'
import parts from '../ui/parts.module.css'
import { Skeleton, Wrong } from '../ui/states.tsx'
import { Table } from '../ui/table.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { Tag } from '../ui/tag.tsx'
import { pageSize, type State, states, type Used, useUsage } from './data.ts'
import { HouseRules } from './house-rules.tsx'
import { ImportDefinition } from './import-definition.tsx'

/** Every assessment that is kept here, in use or not, and how much it is taken. */
export default function Definitions() {
  const t = useTexts(defineTexts)
  return (
    <AdminOnly title={t.title}>
      <InBar>
        <span className={parts.end}>
          <LinkButton to="/definitions/new" kind="primary">
            {t.write}
          </LinkButton>
        </span>
      </InBar>
      <Parts />
    </AdminOnly>
  )
}

function Parts() {
  const { parts: t, title } = useTexts(defineTexts)
  const navigate = useNavigate()
  const { part } = useSearch({ strict: false }) as { part?: unknown }
  return (
    <Tabs
      label={title}
      tabs={[
        { value: 'list', label: t.list, content: <List /> },
        { value: 'rules', label: t.rules, content: <HouseRules /> },
      ]}
      value={part === 'rules' ? 'rules' : 'list'}
      onChange={next => void navigate({ to: '/definitions', search: { part: next }, replace: true })}
    />
  )
}

function List() {
  const t = useTexts(defineTexts)
  const navigate = useNavigate()
  const given = useSearch({ strict: false }) as { state?: unknown; page?: unknown }
  const state = states.find(one => one === given.state) ?? 'all'
  const page = Math.max(1, Math.trunc(Number(given.page)) || 1)
  const { data, error, refetch } = useUsage(state, page)
  const go = (search: { state: State; page?: number }) => void navigate({ to: '/definitions', search })
  if (error && !data) return <Wrong error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={5} height="2.5rem" />
  return (
    <div className="stack">
      <div className={parts.pair}>
        <Select<State>
          label={t.show}
          value={state}
          options={states.map(value => ({ value, label: t.states[value] }))}
          onChange={next => go({ state: next })}
        />
      </div>
      {data.data.length > 0 ? <UseTable rows={data.data} /> : <p>{t.noneShown}</p>}
      <Pager
        page={page}
        limit={pageSize}
        total={data.meta.total}
        onPage={next => go({ state, page: next })}
      />
      <ImportDefinition />
    </div>
  )
}

function UseTable({ rows }: { rows: readonly Used[] }) {
  const t = useTexts(defineTexts)
  const format = useFormat()
  return (
    <Table
      caption={t.title}
      cards
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          name: 'title',
          label: t.name,
          cell: ({ id, title }) => (
            <Link to="/assessments/$id" params={{ id } as never} lang="en">
              {title}
            </Link>
          ),
        },
        {
          name: 'state',
          label: t.state,
          cell: ({ is_active }) => (
            <Tag tone={is_active ? 'converted' : 'lost'}>{is_active ? t.inUse : t.retired}</Tag>
          ),
        },
        { name: 'version', label: t.version, numeric: true, cell: one => format.number(one.version) },
        { name: 'started', label: t.started, numeric: true, cell: one => format.number(one.started) },
        { name: 'finished', label: t.finished, numeric: true, cell: one => format.number(one.finished) },
        {
          name: 'last',
          label: t.lastUsed,
          cell: one => (one.last_started_at ? format.date(one.last_started_at) : t.never),
        },
        { name: 'changed', label: t.changed, cell: one => format.date(one.updated_at) },
      ]}
    />
  )
}
