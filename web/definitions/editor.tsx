import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { problemsOf } from '../../content/problems.ts'
import { Refusal } from '../api/refusal.ts'
import { defineTexts } from '../texts/define.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { NotDone } from '../ui/not-done.tsx'
import parts from '../ui/parts.module.css'
import { say } from '../ui/toast.tsx'
import { ChecksContext } from './checks.ts'
import { TextBox } from './controls.tsx'
import { etagNow, useSaveDefinition } from './data.ts'
import { type Draft, givenOf } from './draft.ts'
import styles from './editor.module.css'
import { FromFile } from './from-file.tsx'
import { Preview } from './preview.tsx'
import { ProblemList } from './problem-list.tsx'
import { QuestionList } from './question-list.tsx'
import { RulesForm } from './rules-form.tsx'
import { useDraft } from './use-draft.ts'
import { useProblemWords } from './use-problem-words.ts'

type Props = {
  /** Without it a new one is written. */
  id?: string
  stored: Draft
  etag?: string
  /** Begins anew from what is stored. */
  onReset(): void
}

/** An assessment as a form, checked with every letter by the same check that the service makes. */
export function Editor({ id, stored, etag, onReset }: Props) {
  const t = useTexts(defineTexts)
  const inWords = useProblemWords()
  const navigate = useNavigate()
  const { draft, base, isChanged, hasNoRoom, isFromBefore, rebase, change, forget } = useDraft(
    id ?? 'new',
    stored,
    etag,
  )
  const save = useSaveDefinition(id)
  const [key] = useState(() => crypto.randomUUID())
  const [isChecked, setChecked] = useState(false)
  const [isPreview, setPreview] = useState(false)
  const [open, setOpen] = useState<string>()
  const summary = useRef<HTMLElement>(null)
  const given = useMemo(() => givenOf(draft), [draft])
  const problems = useMemo(() => problemsOf(given), [given])
  const own = problems.filter(({ question }) => question === null)
  const isStale = save.error instanceof Refusal && save.error.status === 412

  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (problems.length > 0) requestAnimationFrame(() => summary.current?.focus())
    else if (!save.isPending) void send(base)
  }
  const send = (version: string | undefined) =>
    save.mutateAsync({ given, etag: version, key }).then(
      made => {
        forget()
        say(id ? t.savedAgain : t.saved)
        void navigate({ to: '/assessments/$id', params: { id: made } as never })
      },
      () => {},
    )
  async function saveOver() {
    const version = await etagNow(id as string)
    rebase(version)
    await send(version)
  }
  function reset() {
    forget()
    onReset()
  }

  if (isPreview) return <Preview questions={given.questions} onClose={() => setPreview(false)} />
  return (
    <form
      className={`${parts.sheet} ${styles.page}`}
      noValidate
      aria-label={id ? t.edit : t.write}
      onSubmit={submit}
    >
      <p>
        <Link to={id ? '/assessments/$id' : '/definitions'} params={{ id } as never}>
          {id ? t.backToDefinition : t.backToList}
        </Link>
      </p>
      {isFromBefore && (
        <div className={parts.notice}>
          <p>{t.fromBefore}</p>
          <Button onClick={reset}>{t.throwAway}</Button>
        </div>
      )}
      {hasNoRoom && <p className={parts.notice}>{t.noRoom}</p>}
      <ChecksContext value={{ isChecked, errorOf: field => inWords.ofField(own, field) }}>
        <section className={parts.card} aria-labelledby="heading">
          <h2 id="heading">{t.heading}</h2>
          <TextBox
            label={t.name}
            field="title"
            value={draft.title}
            onChange={title => change(now => ({ ...now, title }))}
          />
          <TextBox
            label={t.description}
            hint={t.descriptionHint}
            field="description"
            rows={3}
            value={draft.description}
            onChange={description => change(now => ({ ...now, description }))}
          />
        </section>
        <RulesForm rules={draft.rules} onChange={rules => change(now => ({ ...now, rules }))} />
      </ChecksContext>
      <QuestionList {...{ draft, problems, isChecked, open, onOpen: setOpen, onChange: change }} />
      <section ref={summary} tabIndex={-1} className={parts.card} aria-labelledby="state">
        <h2 id="state">{problems.length > 0 ? t.problems(problems.length) : t.noProblems}</h2>
        {problems.length > 0 && (
          <ProblemList
            problems={problems}
            questions={given.questions}
            onGo={({ question }) => {
              const at = draft.items.findIndex(
                (item, n) => item.question.id === question || question === `questions[${n}]`,
              )
              setChecked(true)
              setOpen(draft.items[at]?.key)
              requestAnimationFrame(() =>
                document.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus(),
              )
            }}
          />
        )}
        {isStale && (
          <div className={parts.notice} role="alert">
            <p>{t.stale}</p>
            <Button onClick={() => void saveOver().catch(() => {})}>{t.saveMine}</Button>
            <Button onClick={reset}>{t.takeTheirs}</Button>
          </div>
        )}
        {save.error && !isStale && <NotDone error={save.error} />}
        <p className={parts.soft}>{isChanged ? t.keptHere : t.versionHint}</p>
        <p className={parts.acts}>
          <Button type="submit" kind="primary" busy={save.isPending}>
            {id ? t.saveVersion : t.create}
          </Button>
          <Button onClick={() => setPreview(true)}>{t.preview}</Button>
        </p>
      </section>
      <FromFile label={t.takeFromFile} hint={t.takeFromFileHint}>
        {file =>
          file.draft && (
            <Button
              onClick={() => {
                const { draft: read } = file
                if (read) change(() => read)
                setChecked(true)
                window.scrollTo({ top: 0 })
              }}
            >
              {t.useFile}
            </Button>
          )
        }
      </FromFile>
    </form>
  )
}
