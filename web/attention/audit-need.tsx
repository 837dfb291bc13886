import { attentionTexts } from '../texts/attention.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import { LinkButton } from '../ui/link-button.tsx'
import type { Status } from './data.ts'
import { NeedRow } from './need-row.tsx'

export function AuditNeed({ audit: { state, finished_at } }: { audit: NonNullable<Status['audit']> }) {
  const { audit: t } = useTexts(attentionTexts)
  const when = useFormat().dayTime(finished_at)
  const isBroken = state === 'broken'
  return (
    <NeedRow
      tone={isBroken ? 'bad' : 'warn'}
      title={isBroken ? t.broken : t.failed}
      more={isBroken ? t.brokenMore(when) : t.failedMore(when)}
    >
      <LinkButton to="/audit" kind="primary">
        {isBroken ? t.see : t.verify}
      </LinkButton>
    </NeedRow>
  )
}
