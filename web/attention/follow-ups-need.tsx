import { attentionTexts } from '../texts/attention.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import { LinkButton } from '../ui/link-button.tsx'
import type { Status } from './data.ts'
import { NeedRow } from './need-row.tsx'

const mostNamed = 5

export function FollowUpsNeed({ people, late }: { people: Status['follow_ups']; late: number }) {
  const { followUps: t } = useTexts(attentionTexts)
  const format = useFormat()
  const nameOf = ({ person, first_name, last_name }: (typeof people)[number]) =>
    [first_name, last_name].filter(Boolean).join(' ') || person?.slice(0, 8) || t.nobody
  const said = people
    .slice(0, mostNamed)
    .map(one => t.of(one.disabled ? t.disabled(nameOf(one)) : nameOf(one), format.number(one.late)))
  const most = people.find(({ person }) => person !== null)
  return (
    <NeedRow tone="warn" title={t.neglected(format.number(late))} more={t.more(said.join(' · '))}>
      {most && (
        <LinkButton to="/leads" search={{ assigned: most.person, follow_up: 'due' }}>
          {t.whose(nameOf(most))}
        </LinkButton>
      )}
      {/* No filter of leads says just these. There all that are late stand, those of a week before the others. */}
      <LinkButton to="/follow-ups" kind="primary">
        {t.see}
      </LinkButton>
    </NeedRow>
  )
}
