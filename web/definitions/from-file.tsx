import { type DragEvent, type ReactNode, useId, useState } from 'react'
import { type Problem, problemsOf } from '../../content/problems.ts'
import { defineTexts } from '../texts/define.ts'
import { useTexts } from '../texts/texts.ts'
import parts from '../ui/parts.module.css'
import { type Draft, draftOf } from './draft.ts'
import styles from './editor.module.css'
import { ProblemList } from './problem-list.tsx'

const mostBytes = 1_048_576

export type ReadFile = {
  name: string
  problems: Problem[]
  questions: { id?: unknown }[]
  /** What the form can show of it. */
  draft: Draft | undefined
}

type Props = { label: string; hint: string; children(file: ReadFile): ReactNode }

/** A definition as JSON, dropped or picked, checked before anything is sent. */
export function FromFile({ label, hint, children }: Props) {
  const t = useTexts(defineTexts)
  const id = useId()
  const [isOver, setOver] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const [file, setFile] = useState<ReadFile>()

  async function take(given: File | null | undefined) {
    if (!given) return
    setFile(undefined)
    setWrong(undefined)
    if (given.size > mostBytes) return setWrong(t.tooLarge)
    try {
      const definition = JSON.parse(await given.text())
      const questions = Array.isArray(definition?.questions) ? definition.questions : []
      setFile({
        name: given.name,
        problems: problemsOf(definition),
        questions: questions.map((one: unknown) => one ?? {}),
        draft: draftOf(definition),
      })
    } catch {
      setWrong(t.notJson)
    }
  }
  const drag = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover')
  }
  return (
    <section
      aria-label={label}
      className={isOver ? styles.dropOver : styles.drop}
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={event => {
        drag(event)
        void take(event.dataTransfer.files[0])
      }}
    >
      <h2>{label}</h2>
      <input
        type="file"
        accept=".json,application/json"
        aria-label={t.file}
        aria-describedby={id}
        aria-invalid={wrong ? true : undefined}
        onChange={event => {
          void take(event.target.files?.[0])
          // The same file, mended meanwhile, can be chosen again.
          event.target.value = ''
        }}
      />
      <p id={id} className={wrong ? parts.wrong : parts.soft}>
        {wrong ?? hint}
      </p>
      <div role="status" className={parts.fields}>
        {file && (
          <>
            <p>
              {file.problems.length > 0
                ? t.fileProblems(file.name, file.problems.length)
                : t.fileGood(file.name, file.draft?.title ?? '', file.questions.length)}
            </p>
            <ProblemList problems={file.problems} questions={file.questions} />
            {file.problems.length > 0 && !file.draft && <p>{t.notForForm}</p>}
          </>
        )}
      </div>
      {file && <p className={parts.acts}>{children(file)}</p>}
    </section>
  )
}
