import type { Tx } from '../platform/db/index.ts'

/** Whether more is left to count. */
export const foldOnce = async (tx: Tx, most: number): Promise<boolean> =>
  (await tx.rows<{ more: boolean }>('select app.fold_analytics($1) as more', [most]))[0]?.more ?? false
