import { useStatus } from '../attention/data.ts'
import { auditTexts } from '../texts/audit.ts'
import { useTexts } from '../texts/texts.ts'
import { Field } from '../ui/field.tsx'
import parts from '../ui/parts.module.css'
import { SettingCard } from '../ui/setting-card.tsx'
import { type CheckpointPlaces, useCheckpointPlaces, useSaveCheckpointPlaces } from './data.ts'

/** Where signed checkpoints go, out of reach of whoever holds the database. */
export function CheckpointsForm() {
  const { checkpoints: t } = useTexts(auditTexts)
  const isMailKept = useStatus().data?.mail.goes_out === false
  return (
    <SettingCard<CheckpointPlaces, { email: string; url: string }>
      stored={useCheckpointPlaces()}
      save={useSaveCheckpointPlaces()}
      toDraft={({ email = '', url = '' }) => ({ email, url })}
      toValue={({ email, url }) => ({
        ...(email.trim() ? { email: email.trim() } : {}),
        ...(url.trim() ? { url: url.trim() } : {}),
      })}
      problemIn={() => undefined}
      words={t}
      sentence={({ email, url }) =>
        email && isMailKept
          ? [t.keptMail(email), ...(url ? [t.byPost(url)] : [])].join(' ')
          : email && url
            ? t.both(email, url)
            : email
              ? t.byMail(email)
              : url
                ? t.byPost(url)
                : t.nowhere
      }
    >
      {({ fieldOf }) => (
        <div className={parts.pair}>
          <Field
            label={t.email}
            optional
            hint={t.emailHint}
            type="email"
            maxLength={320}
            autoComplete="off"
            {...fieldOf('email')}
          />
          <Field
            label={t.url}
            optional
            hint={t.urlHint}
            type="url"
            maxLength={2000}
            autoComplete="off"
            spellCheck={false}
            {...fieldOf('url')}
          />
        </div>
      )}
    </SettingCard>
  )
}
