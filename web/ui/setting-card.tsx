import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId, useMemo } from 'react'
import type { Saved } from '../api/setting.ts'
import parts from './parts.module.css'
import { SaveBar } from './save-bar.tsx'
import { Skeleton, Wrong } from './states.tsx'
import { type SettingForm, useSettingForm } from './use-setting-form.ts'

type Props<Value, Draft extends object> = {
  stored: UseQueryResult<Saved<Value>>
  save: UseMutationResult<Saved<Value>, Error, Saved<Value>>
  toDraft(value: Value): Draft
  toValue(draft: Draft): Value
  /** The first field that cannot be meant. */
  problemIn(draft: Draft): (keyof Draft & string) | undefined
  words: {
    title: string
    hint: string
    save: string
    saved: string
    clash: string
    problems: Partial<Record<keyof Draft & string, string>>
  }
  /** What holds with it. */
  sentence(value: Value): string
  children(form: SettingForm<Value, Draft>): ReactNode
}

/** A setting that is changed as a whole, from its loading to its saving; its fields are the caller's. */
export function SettingCard<Value, Draft extends object>(props: Props<Value, Draft>) {
  const { data, error, refetch } = props.stored
  if (error && !data) return <Wrong error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={2} height="3.5rem" />
  return <Card {...props} saved={data} />
}

function Card<Value, Draft extends object>({
  saved,
  save,
  toDraft,
  toValue,
  problemIn,
  words,
  sentence,
  children,
}: Props<Value, Draft> & { saved: Saved<Value> }) {
  const id = useId()
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it is shown does not change
  const asSaved = useMemo(() => toDraft(saved.value), [saved])
  const form = useSettingForm<Value, Draft>({ asSaved, etag: saved.etag, save, toValue, problemIn, words })
  return (
    <section ref={form.place} className={parts.card} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{words.title}</h2>
      <p className={parts.soft}>{words.hint}</p>
      {children(form)}
      {!form.isWrong && <p className={parts.sentence}>{sentence(toValue(form.draft))}</p>}
      <SaveBar {...form.bar} words={words} theirs={sentence(saved.value)} />
    </section>
  )
}
