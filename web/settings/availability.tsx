import { useFormat } from '../texts/format.ts'
import { settingsTexts } from '../texts/settings.ts'
import { useTexts } from '../texts/texts.ts'
import { Skeleton, Wrong } from '../ui/states.tsx'
import { say } from '../ui/toast.tsx'
import { useAvailability, useSetAvailability } from './data.ts'
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
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={set.isPending ? set.variables : data.available}
          onChange={event =>
            void set.mutateAsync(event.target.checked).then(
              () => say(t.saved),
              () => {},
            )
          }
        />
        {t.available}
      </label>
      <p className={styles.soft}>{t.availableHint}</p>
      {data.until && <p className={styles.soft}>{t.until(format.dayTime(data.until))}</p>}
      {set.error && <Wrong error={set.error} />}
    </div>
  )
}
