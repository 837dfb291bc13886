import { isShortList, type Json, type Report } from './problems-shape.ts'

/** Twins and enemies: questions that name other questions. `taken` is by whom each twin was named so far. */
export function pairingProblems(
  question: Json,
  byId: Map<string, Json>,
  taken: Map<unknown, string>,
  report: Report,
) {
  if (question.kind !== 'self' && question.kind !== 'peer') return
  if (question.twin !== undefined) {
    twinProblems(question, byId, report)
    const other = taken.get(question.twin)
    if (other !== undefined) report('twin', `is the twin of ${other} already; twins come in pairs`)
    taken.set(question.twin, question.id as string)
  }
  const { enemies } = question
  if (enemies === undefined || !isShortList(enemies, 'question ids', 'enemies', report)) return
  for (const id of enemies) {
    if (typeof id !== 'string' || !byId.has(id)) report('enemies', 'names a question that does not exist')
    else if (id === question.id) report('enemies', 'names the question itself')
  }
}

function twinProblems(question: Json, byId: Map<string, Json>, report: Report) {
  const twin = typeof question.twin === 'string' ? byId.get(question.twin) : undefined
  if (!twin) return report('twin', 'names a question that does not exist')
  if (twin === question) return report('twin', 'names the question itself')
  if (twin.kind !== question.kind) report('twin', 'is of another kind')
  if (twin.dimension !== question.dimension) report('twin', 'belongs to another dimension')
  // Pairs only: this also refuses every ring of three or more.
  if (twin.twin !== undefined && twin.twin !== question.id)
    report('twin', 'has another twin itself; twins come in pairs')
}
