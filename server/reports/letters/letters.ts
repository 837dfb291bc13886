import { letterTexts } from '../../../content/report/letters.ts'
import type { Config } from '../../platform/config.ts'
import { type Database, systemActor, type Tx } from '../../platform/db/index.ts'
import type { Logger } from '../../platform/log.ts'
import type { Mail } from '../../platform/mail.ts'
import type { Seal } from '../../platform/seal.ts'
import { sayIn } from '../build/phrases.ts'
import type { Report } from '../model.ts'
import { openReport } from '../open-report.ts'
import { findReport, type SealedReport } from '../queries.ts'
import { findRecipient, isFirstOfAttempt, planLetters, takeDue } from './queries.ts'
import { unsubscribeToken } from './unsubscribe.ts'

export type LetterParts = { db: Database; seal: Seal; mail: Mail; config: Pick<Config, 'publicUrl'> }
type Kind = 'ready' | 'month' | 'quarter'

const system = systemActor('report letters')
const mostNameLength = 40

/** In the transaction that makes the report ready. Only whoever asked for a report about themselves is written. */
export async function announceReport(
  tx: Tx,
  parts: LetterParts,
  row: { id: string; user_id: string; attempt_id: string; anonymized: boolean; requested_by: string | null },
  report: Report,
) {
  if (row.requested_by !== row.user_id || row.anonymized) return
  if (!(await isFirstOfAttempt(tx, row.id, row.attempt_id))) return
  await planLetters(tx, row.id, row.user_id)
  await sendLetter(tx, parts, 'ready', row, report)
}

/** Each in a transaction of its own: a letter is written exactly when it is marked as done. */
export async function sendDueLetters(parts: LetterParts & { log: Pick<Logger, 'error'> }) {
  const { db, seal, log } = parts
  /** A letter of a report that cannot be read is passed over; all others would wait behind it for ever. */
  const open = (letter: string, row: SealedReport) => {
    try {
      return openReport(seal, row)
    } catch (error) {
      log.error({ err: error, letter }, 'a letter was not sent: its report cannot be read')
      return null
    }
  }
  for (;;) {
    const due = await db.withActor(system, async tx => {
      const letter = await takeDue(tx)
      const row = letter && (await findReport(tx, letter.report_id))
      const report = row && open(letter.id, row)
      if (letter && report)
        await sendLetter(tx, parts, letter.kind, { ...letter, id: letter.report_id }, report)
      return letter
    })
    if (!due) return
  }
}

async function sendLetter(
  tx: Tx,
  { seal, mail, config }: LetterParts,
  kind: Kind,
  { id, user_id }: { id: string; user_id: string },
  report: Report,
) {
  const recipient = await findRecipient(tx, user_id)
  if (!recipient) return
  const say = sayIn(report.language)
  const { plan } = report
  const section = { ready: plan.week, month: plan.quarter, quarter: plan.year }[kind]
  const step = section.steps[0] ?? plan.week.steps[0]
  const name = recipient.first_name?.replace(/\s+/g, ' ').trim().slice(0, mostNameLength)
  const greeting = name ? say(letterTexts.greeting, { name }) : say(letterTexts.plainGreeting)
  const body = say(letterTexts[kind].text, {
    assessment: report.subject.assessment,
    link: `${config.publicUrl}/reports/${id}`,
    step: step?.text ?? report.plan.lead,
  })
  const token = await unsubscribeToken(tx, seal, user_id)
  const unsubscribe = `${config.publicUrl}/unsubscribe#token=${token}`
  await mail.send(tx, {
    to: recipient.email,
    subject: say(letterTexts[kind].subject),
    text: `${greeting}\n\n${body}\n\n${say(letterTexts.end, { unsubscribe })}\n`,
    unsubscribe: `${config.publicUrl}/api/report-mails/unsubscribe/${token}`,
  })
}
