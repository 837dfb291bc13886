import { useState } from 'react'
import { AdminOnly } from '../frame/admin-only.tsx'
import { defineTexts } from '../texts/define.ts'
import { useTexts } from '../texts/texts.ts'
import { emptyDraft } from './draft.ts'
import { Editor } from './editor.tsx'

export default function NewDefinition() {
  const t = useTexts(defineTexts)
  const [round, setRound] = useState(0)
  return (
    <AdminOnly title={t.write}>
      <Editor key={round} stored={emptyDraft} onReset={() => setRound(round + 1)} />
    </AdminOnly>
  )
}
