import { keepTexts } from '../texts/keep.ts'
import { useTexts } from '../texts/texts.ts'
import { NumberSetting } from '../ui/number-setting.tsx'
import { useErasureWait, useSaveErasureWait } from './data.ts'

/** How long somebody who asks to be erased may change their mind. */
export function WaitingForm() {
  const { waiting: t } = useTexts(keepTexts)
  return (
    <NumberSetting
      name="waiting_days"
      most={90}
      stored={useErasureWait()}
      save={useSaveErasureWait()}
      words={t}
      sentence={t.sentence}
    />
  )
}
