import { attentionTexts } from '../texts/attention.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import { LinkButton } from '../ui/link-button.tsx'
import type { Status } from './data.ts'
import { NeedRow } from './need-row.tsx'

// What is mended on a page of its own.

export function MessagesNeed({ failed }: { failed: number }) {
  const { messages: t } = useTexts(attentionTexts)
  const format = useFormat()
  return (
    <NeedRow tone="bad" title={t.failed(format.number(failed))} more={t.more}>
      <LinkButton to="/events" search={{ part: 'in', state: 'failed' }} kind="primary">
        {t.see}
      </LinkButton>
    </NeedRow>
  )
}

export function MailNeed({ state, count }: { state: 'failed' | 'kept'; count: number }) {
  const { mail: t } = useTexts(attentionTexts)
  const number = useFormat().number(count)
  const isFailed = state === 'failed'
  return (
    <NeedRow
      tone={isFailed ? 'bad' : 'warn'}
      title={isFailed ? t.failed(number) : t.kept(number)}
      more={isFailed ? t.failedMore : t.keptMore}
    >
      <LinkButton to="/people" search={{ part: 'mail' }} kind="primary">
        {t.read}
      </LinkButton>
    </NeedRow>
  )
}

export function RecalibrationNeed({ proposed }: { proposed: Status['recalibrations'][number] }) {
  const { recalibration: t } = useTexts(attentionTexts)
  return (
    <NeedRow title={t.waits(proposed.assessment)} more={proposed.summary ?? ''}>
      <LinkButton to={`/assessments/${proposed.assessment_id}`} kind="primary">
        {t.review}
      </LinkButton>
    </NeedRow>
  )
}
