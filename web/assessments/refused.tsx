import { Refusal } from '../api/refusal.ts'
import { Wrong } from '../ui/states.tsx'
import styles from './definition.module.css'

/** One is under way, or there are no answers yet: the service says which. */
export function Refused({ error }: { error: unknown }) {
  if (!(error instanceof Refusal) || error.status !== 409) return <Wrong error={error} />
  return (
    <p className={styles.warning} role="alert" lang="en">
      {error.message}
    </p>
  )
}
