import { useFormat } from '../texts/format.ts'
import { keepTexts } from '../texts/keep.ts'
import { useTexts } from '../texts/texts.ts'
import { Field, Select } from '../ui/field.tsx'
import parts from '../ui/parts.module.css'
import { SettingCard } from '../ui/setting-card.tsx'
import { isWhole } from '../ui/whole-number.ts'
import { type BackupPlan, useBackupPlan, useSaveBackupPlan } from './data.ts'

type Draft = { folder: string; hour: number; keep_daily: string; keep_weekly: string }

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const two = (hour: number) => String(hour).padStart(2, '0')

const draftOf = ({ folder = '', hour, keep_daily, keep_weekly }: BackupPlan): Draft => ({
  folder,
  hour,
  keep_daily: String(keep_daily),
  keep_weekly: String(keep_weekly),
})

const planOf = ({ folder, hour, keep_daily, keep_weekly }: Draft): BackupPlan => ({
  ...(folder.trim() ? { folder: folder.trim() } : {}),
  hour,
  keep_daily: Number(keep_daily),
  keep_weekly: Number(keep_weekly),
})

const problemIn = ({ keep_daily, keep_weekly }: Draft) => {
  if (!isWhole(keep_daily)) return 'keep_daily'
  return isWhole(keep_weekly) ? undefined : 'keep_weekly'
}

/** Where backups go by themselves, at what hour, and how many stay. */
export function BackupForm() {
  const { backups: t } = useTexts(keepTexts)
  const format = useFormat()
  const here = (hour: number) => format.time(new Date().setUTCHours(hour, 0))
  return (
    <SettingCard<BackupPlan, Draft>
      stored={useBackupPlan()}
      save={useSaveBackupPlan()}
      toDraft={draftOf}
      toValue={planOf}
      problemIn={problemIn}
      words={t.plan}
      sentence={({ folder, hour, keep_daily, keep_weekly }) =>
        folder
          ? t.plan.sentence(folder, here(hour), format.number(keep_daily), format.number(keep_weekly))
          : t.notScheduled
      }
    >
      {({ draft, set, fieldOf }) => (
        <>
          <Field
            label={t.folder}
            hint={t.folderHint}
            autoComplete="off"
            spellCheck={false}
            {...fieldOf('folder')}
          />
          <div className={parts.pair}>
            <Select
              label={t.hour}
              value={String(draft.hour)}
              options={hours.map(hour => ({ value: String(hour), label: t.hourOf(two(hour), here(hour)) }))}
              onChange={hour => set({ hour: Number(hour) })}
            />
            <Field label={t.daily} inputMode="numeric" autoComplete="off" {...fieldOf('keep_daily')} />
            <Field label={t.weekly} inputMode="numeric" autoComplete="off" {...fieldOf('keep_weekly')} />
          </div>
        </>
      )}
    </SettingCard>
  )
}
