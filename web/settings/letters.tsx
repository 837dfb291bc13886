import { usePerson } from '../api/session.ts'
import { settingsTexts } from '../texts/settings.ts'
import { useTexts } from '../texts/texts.ts'
import { NotDone } from '../ui/not-done.tsx'
import { Skeleton, Wrong } from '../ui/states.tsx'
import { type Letters as Kind, useLetters, useSetLetters } from './data.ts'
import { SavedCheckbox } from './saved-checkbox.tsx'
import styles from './settings.module.css'
import { Unproven } from './unproven.tsx'

/** Which letters somebody wants; their account's own, such as a new password's, come anyway. */
export function Letters() {
  const { role } = usePerson()
  return (
    <div className={styles.form}>
      <Unproven />
      {role === 'telecaller' && <Wanted kind="followUps" />}
      <Wanted kind="reports" />
    </div>
  )
}

function Wanted({ kind }: { kind: Kind }) {
  const { letters: t } = useTexts(settingsTexts)
  const { data, error, refetch } = useLetters(kind)
  const set = useSetLetters(kind)
  if (error) return <Wrong error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton lines={1} />
  return (
    <>
      <SavedCheckbox checked={data} onSave={set.mutateAsync}>
        {t[kind]}
      </SavedCheckbox>
      {set.error && <NotDone error={set.error} />}
    </>
  )
}
