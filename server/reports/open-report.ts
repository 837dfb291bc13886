import { Failure } from '../platform/errors.ts'
import type { Seal } from '../platform/seal.ts'
import type { Report } from './model.ts'
import type { SealedReport } from './queries.ts'

export const reportPlace = (id: string) => ({ table: 'reports', row: id, column: 'sealed' })
export const pdfPlace = (id: string) => ({ table: 'reports', row: id, column: 'pdf' })

const keyOf = (seal: Seal, { key_id, master_id, wrapped }: SealedReport) =>
  seal.unwrap({ id: key_id, master_id, wrapped })

export const openReport = (seal: Seal, row: SealedReport): Report | null =>
  row.sealed && (JSON.parse(seal.open(keyOf(seal, row), reportPlace(row.id), row.sealed)) as Report)

/** The record with its contents, without what only the service needs. */
export function showReport(seal: Seal, row: SealedReport) {
  const { sealed, key_id, master_id, wrapped, ...record } = row
  return { ...record, report: openReport(seal, row) }
}

const notYet = {
  queued: 'This report is still being made. Try again in a moment.',
  generating: 'This report is still being made. Try again in a moment.',
  failed: 'This report could not be made. Ask for it again.',
  ready: 'This report was asked for as a page. Ask for it with the format pdf.',
}

export function openPdf(seal: Seal, row: SealedReport & { pdf: Buffer | null }): Buffer {
  if (!row.pdf) throw new Failure('CONFLICT', notYet[row.state], { reason: row.state })
  return seal.openBytes(keyOf(seal, row), pdfPlace(row.id), row.pdf)
}
