import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Preview } from '../definitions/preview.tsx'
import { Versions } from '../definitions/versions.tsx'
import { AdminOnly } from '../frame/admin-only.tsx'
import { definitionTexts } from '../texts/definitions.ts'
import { useTexts } from '../texts/texts.ts'
import { Skeleton, Wrong } from '../ui/states.tsx'
import { Calibrations } from './calibrations.tsx'
import styles from './definition.module.css'
import { useDefinition } from './definition-data.ts'
import { DefinitionFacts } from './definition-facts.tsx'

/** An assessment as an admin keeps it: what it asks, whether it is in use, its versions and its calibration. */
export default function DefinitionPage() {
  const t = useTexts(definitionTexts)
  const { id } = useParams({ strict: false }) as { id: string }
  return (
    <AdminOnly title={t.title}>
      <Kept id={id} />
    </AdminOnly>
  )
}

function Kept({ id }: { id: string }) {
  const t = useTexts(definitionTexts)
  const navigate = useNavigate()
  const { preview } = useSearch({ strict: false }) as { preview?: unknown }
  const { data, error, refetch } = useDefinition(id)
  const go = (search: object) =>
    void navigate({ to: '/assessments/$id', params: { id } as never, search: search as never })
  if (error) return <Wrong error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={6} height="3rem" />
  if (preview) return <Preview questions={data.questions} onClose={() => go({})} />
  return (
    <div className={styles.page}>
      <p>
        <Link to="/definitions">{t.back}</Link>
      </p>
      <DefinitionFacts definition={data} onPreview={() => go({ preview: 1 })} />
      <Versions assessment={id} />
      <Calibrations assessment={id} />
    </div>
  )
}
