import { AdminOnly } from '../frame/admin-only.tsx'
import { attentionTexts } from '../texts/attention.ts'
import { useTexts } from '../texts/texts.ts'
import { Skeleton, Wrong } from '../ui/states.tsx'
import styles from './attention.module.css'
import { useStatus } from './data.ts'
import { Health } from './health.tsx'
import { Lately } from './lately.tsx'
import { needsOf } from './needs.ts'
import { ToDo } from './to-do.tsx'

/** Where an admin stands: what is wrong, each with what mends it; then the state of the house; then who did what. */
export default function Attention() {
  const t = useTexts(attentionTexts)
  return (
    <AdminOnly title={t.title}>
      <Sheet />
    </AdminOnly>
  )
}

function Sheet() {
  const { data, error, refetch } = useStatus()
  return (
    <div className={styles.sheet}>
      {error && !data ? (
        <Wrong error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={4} height="6rem" />
      ) : (
        <>
          <ToDo needs={needsOf(data)} />
          <Health status={data} />
        </>
      )}
      <Lately />
    </div>
  )
}
