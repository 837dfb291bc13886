import { Link } from '@tanstack/react-router'
import { useWhose } from '../leads/whose.ts'
import { keepTexts } from '../texts/keep.ts'
import { useTexts } from '../texts/texts.ts'
import type { Subject } from './data.ts'

/** Leads to the lead or person; an erased one has no name any more. */
export function SubjectName({ kind, id, isGone = false }: { kind: Subject; id: string; isGone?: boolean }) {
  const t = useTexts(keepTexts)
  const whose = useWhose()
  if (isGone)
    return (
      <span>
        {t.subjects[kind]} <code>{id.slice(0, 8)}</code>
      </span>
    )
  return kind === 'lead' ? (
    <Link to="/leads/$id" params={{ id } as never}>
      {t.subjects.lead} {id.slice(0, 8)}
    </Link>
  ) : (
    <Link to="/people" search={{ id } as never}>
      {whose(id)}
    </Link>
  )
}
