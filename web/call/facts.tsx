import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { callTexts } from '../texts/call.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import { Tag } from '../ui/tag.tsx'
import type { Details } from './data.ts'
import styles from './facts.module.css'
import type { Call } from './use-call.ts'

type Props = { lead: Call['lead']; details: Details; wasTried: boolean }

export function Facts({ lead, details, wasTried }: Props) {
  const t = useTexts(callTexts)
  const format = useFormat()
  const duplicate = details?.duplicates?.[0]
  const { attempts = 0, last_outcome, last_attempt_at } = details?.contact ?? {}
  const tried =
    attempts === 0 || !last_attempt_at
      ? t.facts.none
      : last_outcome
        ? t.facts.attemptsLast(format.number(attempts), t.outcomes[last_outcome], format.day(last_attempt_at))
        : format.number(attempts)
  const same =
    duplicate && (duplicate.same_phone ? t.facts.samePhone : t.facts.sameEmail)(duplicate.lead.name)
  return (
    <dl className={styles.facts} data-tried={wasTried || undefined}>
      <Fact name={t.facts.status}>
        <Tag tone={lead.status}>{t.statuses[lead.status]}</Tag>
      </Fact>
      <Fact name={t.facts.source}>{lead.source ?? t.facts.unknown}</Fact>
      <Fact name={t.facts.attempts}>
        <div className={styles.attempts}>{details ? tried : '\u00a0'}</div>
      </Fact>
      <Fact name={t.facts.email}>{lead.email ?? t.facts.unknown}</Fact>
      {duplicate && same && (
        <Fact name={t.facts.duplicate}>
          <Link to={`/leads/${duplicate.lead.id}`}>{same}</Link>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
