import { useFormat } from '../texts/format.ts'
import { houseRulesTexts } from '../texts/house-rules.ts'
import { useTexts } from '../texts/texts.ts'
import { Select } from '../ui/field.tsx'
import { NumberSetting } from '../ui/number-setting.tsx'
import parts from '../ui/parts.module.css'
import { SettingCard } from '../ui/setting-card.tsx'
import {
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
    <NumberSetting
      name="definitions_per_person"
      most={100_000}
      stored={useQuota()}
      save={useSaveQuota()}
      words={t}
      sentence={count => t.sentence(count, format.number(count))}
    />
  )
}

function HowSoonAgain() {
  const { retakes: t } = useTexts(houseRulesTexts)
  const format = useFormat()
  return (
    <NumberSetting
      name="pause_days"
      most={3_650}
      stored={useRetakes()}
      save={useSaveRetakes()}
      words={t}
      sentence={days => t.sentence(days, format.number(days))}
    />
  )
}
