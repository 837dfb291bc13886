import { type DragEvent, useState } from 'react'
import { Refusal } from '../api/refusal.ts'
import { importTexts } from '../texts/import.ts'
import { objectionOf } from '../texts/refusals.ts'
import { useTexts } from '../texts/texts.ts'
import { Wrong } from '../ui/states.tsx'
import { useUpload } from './data.ts'
import styles from './import.module.css'

const mostBytes = 100 * 1024 * 1024

export function ChooseFile({ onRead }: { onRead(id: string): void }) {
  const t = useTexts(importTexts)
  const upload = useUpload()
  const [isOver, setOver] = useState(false)
  const [isTooLarge, setTooLarge] = useState(false)

  function take(file: File | null | undefined) {
    if (!file || upload.isPending) return
    setTooLarge(file.size > mostBytes)
    if (file.size <= mostBytes) upload.mutate(file, { onSuccess: made => onRead(made.id) })
  }

  const drag = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover')
  }
  const { error } = upload
  const reason = isTooLarge
    ? t.tooLarge
    : error instanceof Refusal && error.status >= 400 && error.status < 500 && error.status !== 429
      ? t.unreadable(objectionOf(error))
      : undefined
  return (
    <>
      <section
        aria-label={t.chooseLabel}
        className={isOver ? styles.dropOver : styles.drop}
        onDragOver={drag}
        onDragLeave={drag}
        onDrop={event => {
          drag(event)
          take(event.dataTransfer.files[0])
        }}
      >
        <h2>{t.choose}</h2>
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          aria-label={t.chooseLabel}
          aria-describedby="import-choose-note"
          aria-invalid={reason ? true : undefined}
          disabled={upload.isPending}
          onChange={event => {
            take(event.target.files?.[0])
            // The same file, mended meanwhile, can be chosen again.
            event.target.value = ''
          }}
        />
        <p id="import-choose-note" className={reason ? styles.wrong : styles.soft}>
          {reason ?? t.chooseMore}
        </p>
        <p role="status">{upload.isPending ? t.reading(upload.variables.name) : ''}</p>
      </section>
      {error && !reason && <Wrong error={error} />}
    </>
  )
}
