import { keepTexts } from '../texts/keep.ts'
import { useTexts } from '../texts/texts.ts'
import { Field } from '../ui/field.tsx'
import parts from '../ui/parts.module.css'
import { SettingCard } from '../ui/setting-card.tsx'
import { isWhole } from '../ui/whole-number.ts'
import { type ErasureWait, useErasureWait, useSaveErasureWait } from './data.ts'

/** How long somebody who asks to be erased may change their mind. */
export function WaitingForm() {
  const { waiting: t } = useTexts(keepTexts)
  return (
    <SettingCard<ErasureWait, { waiting_days: string }>
      stored={useErasureWait()}
      save={useSaveErasureWait()}
      toDraft={({ waiting_days }) => ({ waiting_days: String(waiting_days) })}
      toValue={draft => ({ waiting_days: Number(draft.waiting_days) })}
      problemIn={draft => (isWhole(draft.waiting_days, 90) ? undefined : 'waiting_days')}
      words={t}
      sentence={({ waiting_days }) => t.sentence(waiting_days)}
    >
      {({ fieldOf }) => (
        <div className={parts.pair}>
          <Field label={t.days} inputMode="numeric" autoComplete="off" {...fieldOf('waiting_days')} />
        </div>
      )}
    </SettingCard>
  )
}
