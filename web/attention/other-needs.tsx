import { attentionTexts } from '../texts/attention.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import { LinkButton } from '../ui/link-button.tsx'
import type { Status } from './data.ts'
import { NeedRow } from './need-row.tsx'
import type { BackupTrouble, MailTrouble } from './needs.ts'

// What is mended on a page of its own, or by whoever runs the service.

export function BackupNeed({ state, backups }: { state: BackupTrouble; backups: Status['backups'] }) {
  const { backup: t } = useTexts(attentionTexts)
  const { dayTime } = useFormat()
  const { last, last_failure: failure } = backups
  const more = {
    backup_none: t.noneMore,
    backup_first: t.firstMore,
    backup_failed: failure ? t.failedMore(dayTime(failure.started_at), failure.problem ?? '') : '',
    backup_old: last ? t.oldMore(dayTime(last.started_at)) : '',
  }
  return (
    <NeedRow
      tone={state === 'backup_old' || state === 'backup_first' ? 'warn' : 'bad'}
      title={t.titles[state]}
      more={more[state]}
    >
      <LinkButton to="/keep" search={{ part: 'backups' }} kind="primary">
        {state === 'backup_none' ? t.setUp : t.see}
      </LinkButton>
    </NeedRow>
  )
}

export function DiskNeed({ disk }: { disk: Status['disk'] }) {
  const { disk: t } = useTexts(attentionTexts)
  const { bytes } = useFormat()
  return (
    <NeedRow tone="bad" title={t.low} more={t.more(bytes(disk.free_bytes), bytes(disk.total_bytes))}>
      <LinkButton to="/keep" kind="primary">
        {t.keep}
      </LinkButton>
    </NeedRow>
  )
}

export function KeyNeed() {
  const { key: t } = useTexts(attentionTexts)
  return <NeedRow tone="bad" title={t.noCopy} more={t.more} />
}

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

export function MailNeed({ state, count }: { state: MailTrouble; count: number }) {
  const { mail: t } = useTexts(attentionTexts)
  const number = useFormat().number(count)
  const words = {
    failed: [t.failed(number), t.failedMore],
    unset: [t.unset, t.unsetMore(number)],
    kept: [t.kept(number), t.keptMore],
  } as const
  const [title, more] = words[state]
  return (
    <NeedRow tone={state === 'failed' ? 'bad' : 'warn'} title={title} more={more}>
      {count > 0 && (
        <LinkButton to="/people" search={{ part: 'mail' }} kind="primary">
          {t.read}
        </LinkButton>
      )}
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
