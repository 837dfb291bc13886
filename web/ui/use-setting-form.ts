import type { UseMutationResult } from '@tanstack/react-query'
import { type ChangeEvent, type KeyboardEvent, useState } from 'react'
import type { Saved } from '../api/setting.ts'
import { refusedField } from './refused-field.ts'
import { say } from './toast.tsx'
import { useEdited } from './use-edited.ts'
import { useFocusOnError } from './use-focus-on-error.ts'

type Given<Value, Draft> = {
  /** The saved value as fields show it, and its version. */
  asSaved: Draft
  etag: string
  save: UseMutationResult<Saved<Value>, Error, Saved<Value>>
  toValue(draft: Draft): Value
  /** The first field that cannot be meant. */
  problemIn(draft: Draft): (keyof Draft & string) | undefined
  words: { saved: string; problems: Partial<Record<keyof Draft & string, string>> }
}

export type SettingForm<Value, Draft extends object> = ReturnType<typeof useSettingForm<Value, Draft>>

/** A setting that is changed as a whole: what is typed, what is wrong with which field, and its saving. */
export function useSettingForm<Value, Draft extends object>(given: Given<Value, Draft>) {
  const { asSaved, etag, save, toValue, problemIn, words } = given
  const edited = useEdited<Draft>(asSaved, etag)
  const [checks, setChecks] = useState(0)
  const { draft } = edited
  const problem = problemIn(draft)
  const refused = refusedField(save.error, Object.keys(draft) as (keyof Draft & string)[])
  const isChanged = JSON.stringify(toValue(draft)) !== JSON.stringify(toValue(asSaved))

  function set(change: Partial<Draft>) {
    edited.change({ ...draft, ...change })
    save.reset()
  }
  function onSave() {
    setChecks(checks + 1)
    if (problem || save.isPending) return
    void save.mutateAsync({ value: toValue(draft), etag: edited.etag }).then(
      () => {
        edited.discard()
        say(words.saved)
      },
      () => {},
    )
  }
  const errorOf = (field: keyof Draft & string) =>
    checks > 0 && problem === field
      ? words.problems[field]
      : refused?.field === field
        ? refused.message
        : undefined
  return {
    /** What its fields stand in. */
    place: useFocusOnError<HTMLElement>(checks, save.error),
    draft,
    /** Whether what is typed cannot be meant, as far as is known. */
    isWrong: Boolean(problem ?? refused),
    set,
    errorOf,
    /** A field of text, which Enter saves with the rest. */
    fieldOf: (field: keyof Draft & string) => ({
      value: draft[field] as string,
      error: errorOf(field),
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        set({ [field]: event.target.value } as Partial<Draft>),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter' && isChanged && !edited.isStale) onSave()
      },
    }),
    /** For the bar at its end. */
    bar: { edited, isChanged, isSaving: save.isPending, error: refused ? undefined : save.error, onSave },
  }
}
