import { type ReactNode, useState } from 'react'
import { type Problem, problemsOf } from '../../content/problems.ts'
import { defineTexts } from '../texts/define.ts'
import { useTexts } from '../texts/texts.ts'
import { FileDrop } from '../ui/file-drop.tsx'
import parts from '../ui/parts.module.css'
import { type Draft, draftOf } from './draft.ts'
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
  const [wrong, setWrong] = useState<string>()
  const [file, setFile] = useState<ReadFile>()

  async function take(given: File) {
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
  return (
    <FileDrop
      title={label}
      label={t.file}
      accept=".json,application/json"
      hint={hint}
      error={wrong}
      onFile={given => void take(given)}
    >
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
    </FileDrop>
  )
}
