import { type VolumeEncryption, volumeSentences } from '../../platform/volume.ts'

export const findingCodes = [
  'configuration',
  'volume_open',
  'disk_low',
  'mail_off',
  'mail_failed',
  'audit_broken',
  'key_not_copied',
  'backup_none',
  'backup_first',
  'backup_failed',
  'backup_old',
  'backup_lists',
] as const

/** What an admin should see to: a word for programs, a sentence for people. */
export type Finding = { code: (typeof findingCodes)[number]; sentence: string }

type Backups = {
  scheduled: boolean
  last: { started_at: string } | null
  last_failure: { started_at: string } | null
}

type Found = {
  configWarnings: readonly string[]
  encryption: VolumeEncryption
  disk: { free_bytes: number; total_bytes: number }
  mail: { goes_out: boolean; failed: number }
  isAuditBroken: boolean
  isKeyShown: boolean
  backups: Backups
  /** Why the lists that belong beside the backups could not be written. */
  listsProblem: string | null
}

const day = 24 * 3_600_000

export function findingsOf(found: Found, now = Date.now()): Finding[] {
  const { disk, mail, backups } = found
  const backup = backupTrouble(backups, now)
  const findings: (Finding | false)[] = [
    ...found.configWarnings.map(sentence => ({ code: 'configuration' as const, sentence })),
    found.encryption !== 'encrypted' && {
      code: 'volume_open',
      sentence: capitalised(volumeSentences[found.encryption]),
    },
    disk.free_bytes < disk.total_bytes / 10 && {
      code: 'disk_low',
      sentence: 'Less than a tenth of the data folder’s disk is free.',
    },
    !mail.goes_out && {
      code: 'mail_off',
      sentence: 'No mail leaves: SMTP_URL is not set. Letters are kept under People, Mail.',
    },
    mail.failed > 0 && {
      code: 'mail_failed',
      sentence: 'Letters could not be delivered: see People, Mail.',
    },
    found.isAuditBroken && {
      code: 'audit_broken',
      sentence: 'The audit log is not whole: /api/audit/verify says where.',
    },
    !found.isKeyShown && {
      code: 'key_not_copied',
      sentence:
        'The master key lies beside the data, and no copy of it is known of. Print it with "mettle backup key" and keep it elsewhere.',
    },
    backup !== undefined && { code: backup, sentence: backupSentences[backup] },
    backups.scheduled &&
      found.listsProblem !== null && {
        code: 'backup_lists',
        sentence: `Whom you erased and disabled could not be written beside the backups: ${found.listsProblem}.`,
      },
  ]
  return findings.filter(finding => finding !== false)
}

const backupSentences = {
  backup_failed: 'The last backup could not be made.',
  backup_none:
    'There is no backup, and none is made by itself: see Keep and forget, Backups, and "mettle backup".',
  backup_first: 'There is no backup yet: the first is made at the hour of the setting backups.',
  backup_old: 'The last backup is more than a week old.',
}

function backupTrouble({ scheduled, last, last_failure: failure }: Backups, now: number) {
  if (failure && (!last || failure.started_at > last.started_at)) return 'backup_failed'
  if (!last) return scheduled ? 'backup_first' : 'backup_none'
  if (now - Date.parse(last.started_at) > 8 * day) return 'backup_old'
}

const capitalised = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
