import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useStatus } from '../attention/data.ts'
import { useFormat } from '../texts/format.ts'
import { peopleTexts } from '../texts/people.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Pager } from '../ui/pager.tsx'
import { Empty, Skeleton, Wrong } from '../ui/states.tsx'
import { Table } from '../ui/table.tsx'
import { Tag, type Tone } from '../ui/tag.tsx'
import { type Letter, pageSize, useMail } from './data.ts'
import styles from './people.module.css'

const ReadLetter = lazy(() => import('./read-letter.tsx'))
const tones: Record<Letter['state'], Tone> = { waiting: 'contacted', kept: 'new', failed: 'wrong' }

/** Letters that have not left, to be read, passed on and sent. */
export function Mail() {
  const { mail: t } = useTexts(peopleTexts)
  const format = useFormat()
  const navigate = useNavigate()
  const search = useSearch({ strict: false }) as Record<string, unknown>
  const page = Math.max(1, Math.trunc(Number(search.page)) || 1)
  const { data, error, refetch } = useMail(page)
  const status = useStatus().data
  const [open, setOpen] = useState<string>()
  const letter = data?.data.find(({ id }) => id === open)
  return (
    <div className={styles.part}>
      {status && <p className={styles.soft}>{status.mail.goes_out ? t.goesOut : t.keptAbout}</p>}
      {error && !data ? (
        <Wrong error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={5} height="2.5rem" />
      ) : data.data.length === 0 ? (
        <Empty title={t.none}>{t.noneMore}</Empty>
      ) : (
        <>
          <Table
            cards
            caption={t.caption}
            rows={data.data}
            rowKey={({ id }) => id}
            columns={[
              { name: 'to', label: t.to, cell: ({ to }) => to },
              { name: 'subject', label: t.subject, cell: ({ subject }) => subject },
              { name: 'at', label: t.written, cell: ({ created_at }) => format.dayTime(created_at) },
              {
                name: 'state',
                label: t.state,
                cell: ({ state, problem }) => (
                  <>
                    <Tag tone={tones[state]}>{t.states[state]}</Tag> {problem}
                  </>
                ),
              },
              {
                name: 'read',
                label: t.readShort,
                quietLabel: true,
                cell: ({ id, subject }) => (
                  <Button aria-label={t.read(subject)} onClick={() => setOpen(id)}>
                    {t.readShort}
                  </Button>
                ),
              },
            ]}
          />
          <Pager
            page={page}
            limit={pageSize}
            total={data.meta.total}
            onPage={next =>
              void navigate({ to: '/people', search: { part: 'mail', page: next } as never, replace: true })
            }
          />
        </>
      )}
      {letter && (
        <Suspense>
          <ReadLetter
            letter={letter}
            mayLeave={status?.mail.goes_out === true}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}
