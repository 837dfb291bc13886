import { useFormat } from '../texts/format.ts'
import { settingsTexts } from '../texts/settings.ts'
import { useTexts } from '../texts/texts.ts'
import { NotDone } from '../ui/not-done.tsx'
import { Skeleton, Wrong } from '../ui/states.tsx'
import { useAvailability, useSetAvailability } from './data.ts'
import { SavedCheckbox } from './saved-checkbox.tsx'
import styles from './settings.module.css'

export function Availability() {
  const t = useTexts(settingsTexts)
  const format = useFormat()
  const { data, error, refetch } = useAvailability()
  const set = useSetAvailability()
  if (error) return <Wrong error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={2} />
  return (
    <div className={styles.form}>
      <SavedCheckbox checked={data.available} onSave={set.mutateAsync}>
        {t.available}
      </SavedCheckbox>
      <p className={styles.soft}>{t.availableHint}</p>
      {data.until && <p className={styles.soft}>{t.until(format.dayTime(data.until))}</p>}
      {set.error && <NotDone error={set.error} />}
    </div>
  )
}
