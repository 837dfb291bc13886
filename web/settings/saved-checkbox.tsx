import { type ReactNode, useState } from 'react'
import { settingsTexts } from '../texts/settings.ts'
import { useTexts } from '../texts/texts.ts'
import { say } from '../ui/toast.tsx'
import styles from './settings.module.css'

type Props = { checked: boolean; onSave: (checked: boolean) => Promise<unknown>; children: ReactNode }

/**
 * Saved as it is pressed. What was chosen is shown at once and until it is saved: by the state of the request alone, which is
 * told a moment later, it would go back in between.
 */
export function SavedCheckbox({ checked, onSave, children }: Props) {
  const { saved } = useTexts(settingsTexts)
  const [chosen, setChosen] = useState<boolean>()
  const save = (wanted: boolean) => {
    setChosen(wanted)
    onSave(wanted)
      .then(
        () => say(saved),
        () => {},
      )
      .finally(() => setChosen(undefined))
  }
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={chosen ?? checked} onChange={event => save(event.target.checked)} />
      {children}
    </label>
  )
}
