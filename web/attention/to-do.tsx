import { attentionTexts } from '../texts/attention.ts'
import { useTexts } from '../texts/texts.ts'
import styles from './attention.module.css'
import { AuditNeed } from './audit-need.tsx'
import { EndpointNeed } from './endpoint-need.tsx'
import { FollowUpsNeed } from './follow-ups-need.tsx'
import { JobsNeed } from './jobs-need.tsx'
import type { Need } from './needs.ts'
import { BackupNeed, DiskNeed, KeyNeed, MailNeed, MessagesNeed, RecalibrationNeed } from './other-needs.tsx'

const keyOf = (need: Need) => {
  if (need.kind === 'jobs') return `jobs ${need.failure.queue}`
  if (need.kind === 'endpoint') return `endpoint ${need.endpoint.id}`
  if (need.kind === 'recalibration') return `recalibration ${need.proposed.id}`
  return need.kind === 'mail' ? `mail ${need.state}` : need.kind
}

export function ToDo({ needs }: { needs: readonly Need[] }) {
  const t = useTexts(attentionTexts)
  if (needs.length === 0)
    return (
      <section className={styles.well} aria-labelledby="nothing">
        <h2 id="nothing">{t.nothing}</h2>
        <p className={styles.soft}>{t.nothingMore}</p>
      </section>
    )
  return (
    <ul className={styles.needs} aria-label={t.todo}>
      {needs.map(need => (
        <One key={keyOf(need)} need={need} />
      ))}
    </ul>
  )
}

function One({ need }: { need: Need }) {
  switch (need.kind) {
    case 'audit':
      return <AuditNeed audit={need.audit} />
    case 'backup':
      return <BackupNeed state={need.state} backups={need.backups} />
    case 'disk':
      return <DiskNeed disk={need.disk} />
    case 'key':
      return <KeyNeed />
    case 'jobs':
      return <JobsNeed failure={need.failure} />
    case 'endpoint':
      return <EndpointNeed endpoint={need.endpoint} />
    case 'messages':
      return <MessagesNeed failed={need.failed} />
    case 'mail':
      return <MailNeed state={need.state} count={need.count} />
    case 'followUps':
      return <FollowUpsNeed people={need.people} late={need.late} />
    case 'recalibration':
      return <RecalibrationNeed proposed={need.proposed} />
  }
}
