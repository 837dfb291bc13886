import { Link } from '@tanstack/react-router'
import styles from './team.module.css'

export function LeadName({
  lead: { id, name, company },
}: {
  lead: { id: string; name: string; company: string | null }
}) {
  return (
    <Link to="/leads/$id" params={{ id } as never} preload={false} className={styles.name}>
      {company ? `${name} · ${company}` : name}
    </Link>
  )
}
