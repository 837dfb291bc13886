import { Link, useParams } from '@tanstack/react-router'
import { InBar } from '../frame/page-title.tsx'
import { leadTexts } from '../texts/leads.ts'
import { useTexts } from '../texts/texts.ts'
import { Skeleton, Wrong } from '../ui/states.tsx'
import { useLead } from './data.ts'
import styles from './lead-pane.module.css'
import { LeadDetails } from './lead-pane.tsx'

/** One lead at an address of its own. */
export default function LeadPage() {
  const t = useTexts(leadTexts)
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const { data: lead, error, refetch } = useLead(id)
  return (
    <div className={styles.alone}>
      <InBar>
        <Link to="/leads">{t.pane.back}</Link>
      </InBar>
      {error && !lead ? (
        <Wrong error={error} onRetry={() => void refetch()} />
      ) : lead ? (
        <LeadDetails key={lead.id} lead={lead} start="look" level={1} />
      ) : (
        <Skeleton lines={9} height="1.5rem" />
      )}
    </div>
  )
}
