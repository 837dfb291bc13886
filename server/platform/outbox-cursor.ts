import { invalid } from './errors.ts'

/** Where a reader stands: after this row, in the order in which transactions began. */
export type Cursor = { epoch: string; xid: string; id: string }

const form = /^([0-9a-f]{12})\.([0-9]{1,19})\.([0-9]{1,19})$/

export const showCursor = ({ epoch, xid, id }: Cursor) => `${epoch}.${xid}.${id}`

export function readCursor(text: string, field = 'cursor'): Cursor {
  const [, epoch = '', xid = '', id = ''] = form.exec(text) ?? []
  if (!epoch) throw invalid(field, 'is not a valid cursor')
  return { epoch, xid, id }
}
