import type { Tx } from '../platform/db/index.ts'
import { isUuid } from '../platform/http/schemas.ts'
import { noAssessment } from './change-definition.ts'
import { assessmentExists } from './history/queries.ts'

export async function requireAssessment(tx: Tx, id: string) {
  if (!isUuid(id) || !(await assessmentExists(tx, id))) throw noAssessment()
}
