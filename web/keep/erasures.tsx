import { useState } from 'react'
import { useFormat } from '../texts/format.ts'
import { keepTexts } from '../texts/keep.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Pager } from '../ui/pager.tsx'
import parts from '../ui/parts.module.css'
import { Empty, Skeleton, Wrong } from '../ui/states.tsx'
import { Table } from '../ui/table.tsx'
import { say } from '../ui/toast.tsx'
import { type Erasure, pageSize, useCancelErasure, useErasures, useReceipt } from './data.ts'
import { SubjectName } from './subject-name.tsx'
import { WaitingForm } from './waiting-form.tsx'

/** Who was erased or waits for it; what is done has a receipt. */
export function Erasures() {
  return (
    <div className={parts.sheet}>
      <WaitingForm />
      <List />
    </div>
  )
}

function List() {
  const t = useTexts(keepTexts)
  const format = useFormat()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useErasures(page)
  if (error && !data) return <Wrong error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={5} height="2.5rem" />
  if (data.meta.total === 0) return <Empty title={t.erasures.none}>{t.erasures.noneMore}</Empty>
  const when = ({ state, due_at, finished_at, held }: Erasure) =>
    state === 'waiting'
      ? (held ? t.erasures.dueHeld : t.erasures.due)(format.dayTime(due_at))
      : finished_at
        ? format.dayTime(finished_at)
        : ''
  return (
    <div className={parts.sheet}>
      <p className={parts.soft}>{t.erasures.about}</p>
      <Table
        caption={t.parts.erasures}
        cards
        rows={data.data}
        rowKey={({ id }) => id}
        columns={[
          {
            name: 'who',
            label: t.subject,
            cell: ({ kind, subject_id, state }) => (
              <SubjectName kind={kind} id={subject_id} isGone={state === 'done' || state === 'running'} />
            ),
          },
          { name: 'state', label: t.state, cell: ({ state }) => t.erasures.states[state] },
          { name: 'asked', label: t.erasures.asked, cell: one => format.dayTime(one.requested_at) },
          { name: 'when', label: t.erasures.when, cell: when },
          { name: 'acts', label: t.acts, quietLabel: true, cell: one => <Acts erasure={one} /> },
        ]}
      />
      <Pager page={page} limit={pageSize} total={data.meta.total} onPage={setPage} />
    </div>
  )
}

function Acts({ erasure: { id, state } }: { erasure: Erasure }) {
  const t = useTexts(keepTexts)
  const receipt = useReceipt()
  const cancel = useCancelErasure()
  const failed = () => say(t.failed, { wrong: true })
  if (state === 'done')
    return (
      <Button busy={receipt.isPending} onClick={() => void receipt.mutateAsync(id).catch(failed)}>
        {t.erasures.receipt}
      </Button>
    )
  if (state !== 'waiting') return null
  return (
    <Button
      busy={cancel.isPending}
      onClick={() => void cancel.mutateAsync(id).then(() => say(t.erasures.cancelled), failed)}
    >
      {t.erasures.cancel}
    </Button>
  )
}
