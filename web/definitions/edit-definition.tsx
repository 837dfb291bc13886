import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { AdminOnly } from '../frame/admin-only.tsx'
import { defineTexts } from '../texts/define.ts'
import { useTexts } from '../texts/texts.ts'
import { Empty, Skeleton, Wrong } from '../ui/states.tsx'
import { useEditable } from './data.ts'
import { draftOf } from './draft.ts'
import { Editor } from './editor.tsx'

export default function EditDefinition() {
  const t = useTexts(defineTexts)
  const { id } = useParams({ strict: false }) as { id: string }
  return (
    <AdminOnly title={t.edit}>
      <Stored key={id} id={id} />
    </AdminOnly>
  )
}

function Stored({ id }: { id: string }) {
  const t = useTexts(defineTexts)
  const { data, error, refetch } = useEditable(id)
  const [round, setRound] = useState(0)
  if (error && !data) return <Wrong error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={6} height="3rem" />
  const stored = draftOf(data.value)
  if (!stored) return <Empty title={t.notForForm}>{t.notForFormMore}</Empty>
  return (
    <Editor
      key={round}
      id={id}
      stored={stored}
      etag={data.etag}
      onReset={() => void refetch().then(() => setRound(round + 1))}
    />
  )
}
