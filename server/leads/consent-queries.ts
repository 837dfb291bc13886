import type { Tx } from '../platform/db/index.ts'

export const allowCalls = async (tx: Tx, lead: string, reason: string): Promise<number> =>
  (await tx.rows<{ leads: number }>('select app.allow_calls($1, $2) as leads', [lead, reason]))[0]
    ?.leads as number
