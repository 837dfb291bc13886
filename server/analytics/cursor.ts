import { invalid } from '../platform/errors.ts'
import { isUuid } from '../platform/http/schemas.ts'
import { isStorableTime } from '../platform/storable-time.ts'
import type { After } from './row-queries.ts'

export const writeCursor = ({ at, id }: After) => Buffer.from(`${at} ${id}`).toString('base64url')

export function readCursor(text: string | undefined): After | undefined {
  if (text === undefined || text === '') return undefined
  const [at = '', id = ''] = Buffer.from(text, 'base64url').toString().split(' ')
  if (!isUuid(id) || !isStorableTime(Date.parse(at)) || new Date(at).toISOString() !== at)
    throw invalid('cursor', 'is not a valid cursor')
  return { at, id }
}
