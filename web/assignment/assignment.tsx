import { PageTitle } from '../frame/page-title.tsx'
import { assignmentTexts } from '../texts/assignment.ts'
import { useTexts } from '../texts/texts.ts'
import { Skeleton, Wrong } from '../ui/states.tsx'
import styles from './assignment.module.css'
import { usePeople, useRules } from './data.ts'
import { GiveOut } from './give-out.tsx'
import { People } from './people.tsx'
import { Rules } from './rules.tsx'

/** Who is given which leads, and who can be given any. */
export default function Assignment() {
  const t = useTexts(assignmentTexts)
  const rules = useRules()
  const people = usePeople()
  const error = rules.error ?? people.error
  const retry = () => void Promise.all([rules.refetch(), people.refetch()])
  return (
    <>
      <PageTitle>{t.title}</PageTitle>
      {error && !(rules.data && people.data) ? (
        <Wrong error={error} onRetry={retry} />
      ) : !rules.data || !people.data ? (
        <Skeleton lines={6} height="4rem" />
      ) : (
        <div className={styles.page}>
          <div className={styles.column}>
            <Rules saved={rules.data} people={people.data} />
            <GiveOut />
          </div>
          <People people={people.data} />
        </div>
      )}
    </>
  )
}
