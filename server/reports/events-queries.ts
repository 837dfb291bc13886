import type { Tx } from '../platform/db/index.ts'

/** `report.generated`, in the order of what happened to its attempt. */
export const tellGenerated = (tx: Tx, attempt: string, report: string) =>
  tx.rows('select app.tell_report_generated($1, $2)', [attempt, report])

/** `assessment.error` with the reason `report_failed`. */
export const tellFailed = (tx: Tx, attempt: string) =>
  tx.rows(`select app.tell_assessment_error($1, 'report_failed')`, [attempt])
