import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { InBar, PageTitle } from '../frame/page-title.tsx'
import { strengthsTexts } from '../texts/strengths.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/field.tsx'
import { Empty, Skeleton, Wrong } from '../ui/states.tsx'
import { useTeams } from './data.ts'
import { ForManagers } from './for-managers.tsx'
import styles from './strengths.module.css'
import { TeamView } from './team-view.tsx'

const EditTeam = lazy(() => import('./edit-team.tsx'))

/** What each team brings together, from those who agreed to be compared. */
export default function Strengths() {
  const t = useTexts(strengthsTexts)
  return (
    <>
      <PageTitle>{t.title}</PageTitle>
      <ForManagers>
        <Teams />
      </ForManagers>
    </>
  )
}

function Teams() {
  const t = useTexts(strengthsTexts)
  const { team } = useSearch({ strict: false }) as { team?: string }
  const navigate = useNavigate()
  const { data, error, refetch } = useTeams()
  const [editing, setEditing] = useState<'new' | 'chosen'>()
  if (error) return <Wrong error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={3} height="12rem" />
  const chosen = data.find(({ id }) => id === team) ?? data[0]
  const show = (id: string | undefined) => void navigate({ to: '/strengths', search: { team: id } as never })
  const change = () => setEditing('chosen')
  return (
    <div className={styles.page}>
      <InBar>
        <span className={styles.acts}>
          {chosen && <Button onClick={() => print()}>{t.print}</Button>}
          {chosen && <Button onClick={change}>{t.changeTeam}</Button>}
          {chosen && <Button onClick={() => setEditing('new')}>{t.newTeam}</Button>}
        </span>
      </InBar>
      {chosen ? (
        <>
          {data.length > 1 && (
            <search className={styles.filters} aria-label={t.team}>
              <Select
                label={t.team}
                value={chosen.id}
                options={data.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={show}
              />
            </search>
          )}
          <TeamView key={chosen.id} id={chosen.id} onChange={change} />
        </>
      ) : (
        <Empty
          title={t.noTeams}
          action={
            <Button kind="primary" onClick={() => setEditing('new')}>
              {t.makeFirst}
            </Button>
          }
        >
          {t.noTeamsMore}
        </Empty>
      )}
      {editing && (
        <Suspense>
          <EditTeam
            id={editing === 'chosen' ? chosen?.id : undefined}
            onClose={() => setEditing(undefined)}
            onDone={show}
          />
        </Suspense>
      )}
    </div>
  )
}
