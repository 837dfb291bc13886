import { Link, useParams } from '@tanstack/react-router'
import { Refusal } from '../api/refusal.ts'
import { usePerson } from '../api/session.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { definitionTexts } from '../texts/definitions.ts'
import { useTexts } from '../texts/texts.ts'
import { Skeleton, Wrong } from '../ui/states.tsx'
import { Calibrations } from './calibrations.tsx'
import styles from './definition.module.css'
import { useDefinition } from './definition-data.ts'
import { DefinitionFacts } from './definition-facts.tsx'

/** An assessment as an admin keeps it: what it asks, whether it is in use, and its calibration. */
export default function DefinitionPage() {
  const t = useTexts(definitionTexts)
  const { role } = usePerson()
  const { id } = useParams({ strict: false }) as { id: string }
  return (
    <>
      <PageTitle>{t.title}</PageTitle>
      {role === 'admin' ? (
        <Kept id={id} />
      ) : (
        <Wrong error={new Refusal(403, { code: 'FORBIDDEN', message: 'For admins.' })} />
      )}
    </>
  )
}

function Kept({ id }: { id: string }) {
  const t = useTexts(definitionTexts)
  const { data, error, refetch } = useDefinition(id)
  if (error) return <Wrong error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={6} height="3rem" />
  return (
    <div className={styles.page}>
      <p>
        <Link to="/assessments">{t.back}</Link>
      </p>
      <DefinitionFacts definition={data} />
      <Calibrations assessment={id} />
    </div>
  )
}
