import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query'
import type { Saved } from '../api/setting.ts'
import { Field } from './field.tsx'
import parts from './parts.module.css'
import { SettingCard } from './setting-card.tsx'
import { isWhole } from './whole-number.ts'

type Props<Name extends string> = {
  name: Name
  /** From none to so many. */
  most: number
  stored: UseQueryResult<Saved<Record<Name, number>>>
  save: UseMutationResult<Saved<Record<Name, number>>, Error, Saved<Record<Name, number>>>
  words: {
    title: string
    hint: string
    label: string
    problem: string
    save: string
    saved: string
    clash: string
  }
  /** What holds with it. */
  sentence(count: number): string
}

/** A setting that is one whole number. */
export function NumberSetting<Name extends string>({
  name,
  most,
  stored,
  save,
  words,
  sentence,
}: Props<Name>) {
  type Numbers = Record<Name, number>
  type Typed = Record<Name, string>
  return (
    <SettingCard<Numbers, Typed>
      stored={stored}
      save={save}
      toDraft={value => ({ [name]: String(value[name]) }) as Typed}
      toValue={draft => ({ [name]: Number(draft[name]) }) as Numbers}
      problemIn={draft => (isWhole(draft[name], most) ? undefined : name)}
      words={{ ...words, problems: { [name]: words.problem } as Typed }}
      sentence={value => sentence(value[name])}
    >
      {({ fieldOf }) => (
        <div className={parts.pair}>
          <Field label={words.label} inputMode="numeric" autoComplete="off" {...fieldOf(name)} />
        </div>
      )}
    </SettingCard>
  )
}
