import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { eventTexts } from '../texts/events.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Empty, Skeleton, Wrong } from '../ui/states.tsx'
import { Table } from '../ui/table.tsx'
import { type Endpoint, type EventKind, useEndpoints } from './data.ts'
import { EndpointState } from './endpoint-state.tsx'
import styles from './events.module.css'
import { OneEndpoint } from './one-endpoint.tsx'

const NewEndpoint = lazy(() => import('./new-endpoint.tsx'))

export function Endpoints() {
  const { out: t } = useTexts(eventTexts)
  const navigate = useNavigate()
  const { endpoint } = useSearch({ strict: false }) as { endpoint?: unknown }
  const { data, error, refetch } = useEndpoints()
  const [isAdding, setAdding] = useState(false)
  if (error && !data) return <Wrong error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={5} height="2.5rem" />
  const open = data.find(({ id }) => id === endpoint)
  if (open)
    return (
      <OneEndpoint
        key={open.id}
        endpoint={open}
        onGone={() => void navigate({ to: '/events', search: {} as never })}
      />
    )
  const add = (
    <Button kind="primary" onClick={() => setAdding(true)}>
      {t.add}
    </Button>
  )
  return (
    <div className={styles.part}>
      {data.length === 0 ? (
        <Empty title={t.none} action={add}>
          {t.noneMore}
        </Empty>
      ) : (
        <>
          <p className={styles.soft}>{t.about}</p>
          <div>{add}</div>
          <List endpoints={data} />
        </>
      )}
      {isAdding && (
        <Suspense>
          <NewEndpoint onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </div>
  )
}

function List({ endpoints }: { endpoints: readonly Endpoint[] }) {
  const { out: t, state, kinds } = useTexts(eventTexts)
  return (
    <Table
      caption={t.caption}
      rows={endpoints}
      rowKey={({ id }) => id}
      columns={[
        {
          name: 'url',
          label: t.url,
          cell: ({ id, url, description }) => (
            <span className={styles.two}>
              <Link to="/events" search={{ endpoint: id } as never} preload={false} className={styles.url}>
                {url}
              </Link>
              {description && <span className={styles.soft}>{description}</span>}
            </span>
          ),
        },
        { name: 'state', label: state, cell: endpoint => <EndpointState endpoint={endpoint} /> },
        {
          name: 'events',
          label: t.events,
          cell: ({ events }) => (
            <span className={styles.long}>
              {events.includes('*') ? t.all : events.map(kind => kinds[kind as EventKind] ?? kind).join(', ')}
            </span>
          ),
        },
      ]}
    />
  )
}
