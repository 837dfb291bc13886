import { useState } from 'react'
import { Refusal } from '../api/refusal.ts'
import { importTexts } from '../texts/import.ts'
import { objectionOf } from '../texts/refusals.ts'
import { useTexts } from '../texts/texts.ts'
import { FileDrop } from '../ui/file-drop.tsx'
import { NotDone } from '../ui/not-done.tsx'
import { useUpload } from './data.ts'

const mostBytes = 100 * 1024 * 1024

export function ChooseFile({ onRead }: { onRead(id: string): void }) {
  const t = useTexts(importTexts)
  const upload = useUpload()
  const [isTooLarge, setTooLarge] = useState(false)

  function take(file: File) {
    setTooLarge(file.size > mostBytes)
    if (file.size <= mostBytes) upload.mutate(file, { onSuccess: made => onRead(made.id) })
  }

  const { error } = upload
  const reason = isTooLarge
    ? t.tooLarge
    : error instanceof Refusal && error.status >= 400 && error.status < 500 && error.status !== 429
      ? t.unreadable(objectionOf(error))
      : undefined
  return (
    <>
      <FileDrop
        title={t.choose}
        label={t.chooseLabel}
        accept=".csv,.tsv,.txt,text/csv"
        hint={t.chooseMore}
        error={reason}
        disabled={upload.isPending}
        onFile={take}
      >
        <p role="status">{upload.isPending ? t.reading(upload.variables.name) : ''}</p>
      </FileDrop>
      {error && !reason && <NotDone error={error} />}
    </>
  )
}
