import { useFormat } from '../texts/format.ts'
import { houseRulesTexts } from '../texts/house-rules.ts'
import { useTexts } from '../texts/texts.ts'
import { Field, Select } from '../ui/field.tsx'
import parts from '../ui/parts.module.css'
import { SettingCard } from '../ui/setting-card.tsx'
import { isWhole } from '../ui/whole-number.ts'
import {
  type Quota,
  type Retakes,
  useQuota,
  useRetakes,
  useSaveQuota,
  useSaveRetakes,
  useSaveWriters,
  useWriters,
  type Writers,
} from './house-rules-data.ts'

const roles = ['user', 'telecaller', 'manager', 'admin'] as const

/** Who writes assessments here, how many, and how soon somebody takes one again. */
export function HouseRules() {
  return (
    <div className={parts.sheet}>
      <WhoWrites />
      <HowMany />
      <HowSoonAgain />
    </div>
  )
}

function WhoWrites() {
  const { writers: t } = useTexts(houseRulesTexts)
  return (
    <SettingCard<Writers, Writers>
      stored={useWriters()}
      save={useSaveWriters()}
      toDraft={value => value}
      toValue={draft => draft}
      problemIn={() => undefined}
      words={t}
      sentence={({ least_role_to_create }) => t.sentences[least_role_to_create]}
    >
      {({ draft, set, errorOf }) => (
        <div className={parts.pair}>
          <Select
            label={t.least}
            value={draft.least_role_to_create}
            error={errorOf('least_role_to_create')}
            options={roles.map(value => ({ value, label: t.roles[value] }))}
            onChange={least_role_to_create => set({ least_role_to_create })}
          />
        </div>
      )}
    </SettingCard>
  )
}

function HowMany() {
  const { quota: t } = useTexts(houseRulesTexts)
  const format = useFormat()
  return (
    <SettingCard<Quota, { definitions_per_person: string }>
      stored={useQuota()}
      save={useSaveQuota()}
      toDraft={({ definitions_per_person }) => ({ definitions_per_person: String(definitions_per_person) })}
      toValue={draft => ({ definitions_per_person: Number(draft.definitions_per_person) })}
      problemIn={draft =>
        isWhole(draft.definitions_per_person, 100_000) ? undefined : 'definitions_per_person'
      }
      words={t}
      sentence={({ definitions_per_person: most }) => t.sentence(most, format.number(most))}
    >
      {({ fieldOf }) => (
        <div className={parts.pair}>
          <Field
            label={t.most}
            inputMode="numeric"
            autoComplete="off"
            {...fieldOf('definitions_per_person')}
          />
        </div>
      )}
    </SettingCard>
  )
}

function HowSoonAgain() {
  const { retakes: t } = useTexts(houseRulesTexts)
  const format = useFormat()
  return (
    <SettingCard<Retakes, { pause_days: string }>
      stored={useRetakes()}
      save={useSaveRetakes()}
      toDraft={({ pause_days }) => ({ pause_days: String(pause_days) })}
      toValue={draft => ({ pause_days: Number(draft.pause_days) })}
      problemIn={draft => (isWhole(draft.pause_days, 3_650) ? undefined : 'pause_days')}
      words={t}
      sentence={({ pause_days: days }) => t.sentence(days, format.number(days))}
    >
      {({ fieldOf }) => (
        <div className={parts.pair}>
          <Field label={t.days} inputMode="numeric" autoComplete="off" {...fieldOf('pause_days')} />
        </div>
      )}
    </SettingCard>
  )
}
