import { dimensions } from './definition.ts'
import { pairingProblems } from './problems-pairing.ts'
import { ruleProblems } from './problems-rules.ts'
import {
  atLeast,
  isRecord,
  isShortList,
  isText,
  type Json,
  oneOf,
  type Report,
  texts,
  within,
} from './problems-shape.ts'

/** `question` is the question's id, or its place where it has none; null for the definition as a whole. */
export type Problem = { question: string | null; field: string; message: string }

const mostQuestions = 5_000

/** Everything that keeps the engine from administering a definition. Takes any JSON whatsoever, never throws. */
export function problemsOf(definition: unknown): Problem[] {
  const problems: Problem[] = []
  const whole: Report = (field, message) => problems.push({ question: null, field, message })
  if (!isRecord(definition)) {
    whole('', 'must be an object with title, description, questions and scoring_rules')
    return problems
  }
  if (!isText(definition.title, 500)) whole('title', 'must be a text of 1 to 500 characters')
  const { description, questions } = definition
  if (description !== undefined && description !== null && typeof description !== 'string') {
    whole('description', 'must be a text')
  }
  ruleProblems(definition.scoring_rules, whole)
  if (!Array.isArray(questions) || questions.length === 0) {
    whole('questions', 'must be a list of at least one question')
  } else if (questions.length > mostQuestions) {
    whole('questions', `must not be more than ${mostQuestions} questions`)
  } else {
    questionListProblems(questions, problems)
  }
  return problems
}

function questionListProblems(questions: unknown[], problems: Problem[]) {
  const byId = new Map<string, Json>()
  const reportFor = (question: string): Report => {
    return (field, message) => problems.push({ question, field, message })
  }
  let index = 0
  for (const question of questions) {
    const id = isRecord(question) && isId(question.id) ? question.id : null
    const report = reportFor(id ?? `questions[${index}]`)
    index += 1
    if (isRecord(question)) questionProblems(question, report)
    else report('', 'must be an object')
    if (id === null) continue
    if (byId.has(id)) report('id', 'is used by another question too')
    else if (isRecord(question)) byId.set(id, question)
  }
  const taken = new Map<unknown, string>()
  for (const [id, question] of byId) pairingProblems(question, byId, taken, reportFor(id))
  dimensionProblems(questions, (field, message) => problems.push({ question: null, field, message }))
}

function dimensionProblems(questions: unknown[], report: Report) {
  const claimed = new Set<unknown>()
  const withSelf = new Set<unknown>()
  for (const question of questions) {
    if (!isRecord(question)) continue
    claimed.add(question.dimension)
    if (question.kind === 'self') withSelf.add(question.dimension)
  }
  for (const dimension of dimensions) {
    if (claimed.has(dimension) && !withSelf.has(dimension)) {
      report('questions', `${dimension} has questions but none of kind self`)
    }
  }
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9][A-Za-z0-9._:-]{0,63}$/.test(value)

/** What is wrong with one question by itself. */
export function questionProblems(question: Json, report: Report) {
  if (!isId(question.id)) {
    report(
      'id',
      'must be 1 to 64 letters, digits, dots, colons, hyphens or underscores, beginning with a letter or digit',
    )
  }
  if (!isText(question.text, 4_000)) report('text', 'must be a text of 1 to 4000 characters')
  oneOf(question.dimension, dimensions, 'dimension', report)
  for (const field of ['roles', 'industries'] as const) texts(question[field], field, 100, report)
  if (question.seconds !== undefined) within(question.seconds, 1, 3_600, 'seconds', report)
  oneOf(question.kind, ['self', 'situational', 'peer', 'exercise'], 'kind', report)
  if (question.kind === 'self' || question.kind === 'peer') ratedProblems(question, report)
  if (question.kind === 'situational') situationalProblems(question, report)
  if (question.kind === 'exercise') exerciseProblems(question, report)
}

function ratedProblems(question: Json, report: Report) {
  const { scale, reversed, parameters } = question
  if (
    scale !== undefined &&
    !(Array.isArray(scale) && scale.length === 5 && scale.every(l => isText(l, 100)))
  ) {
    report('scale', 'must be five labels, lowest first')
  }
  if (reversed !== undefined && typeof reversed !== 'boolean') report('reversed', 'must be true or false')
  for (const field in question) {
    // A reverse-keyed item scored forwards looks fine and is wrong, so a near miss is worth a refusal.
    if (field.startsWith('revers') && field !== 'reversed')
      report(field, 'is not a field; reverse-keying is named reversed')
  }
  if (parameters === undefined) return
  if (!isRecord(parameters)) return report('parameters', 'must be an object with a and b')
  within(parameters.a, 0.05, 10, 'parameters.a', report)
  const { b } = parameters
  if (!Array.isArray(b) || b.length !== 4)
    return report('parameters.b', 'must be four numbers from -10 to 10')
  for (const [i, threshold] of b.entries()) {
    within(threshold, -10, 10, `parameters.b[${i}]`, report)
    if (typeof threshold === 'number' && typeof b[i - 1] === 'number' && threshold <= b[i - 1])
      report(`parameters.b[${i}]`, 'must be greater than the one before it')
  }
}

/** Ids of a list of `{ id, text }`, with its shape problems reported. */
function choiceProblems(list: unknown, field: string, report: Report): Set<unknown> {
  const ids = new Set<unknown>()
  if (!Array.isArray(list) || list.length < 2 || list.length > 10) {
    report(field, 'must be a list of 2 to 10')
    return ids
  }
  for (const [index, choice] of list.entries()) {
    const { id, text } = isRecord(choice) ? choice : {}
    if (!isId(id)) report(`${field}[${index}].id`, 'must be an id')
    else if (ids.has(id)) report(`${field}[${index}].id`, 'is used twice')
    if (!isText(text, 1_000)) report(`${field}[${index}].text`, 'must be a text of 1 to 1000 characters')
    ids.add(id)
  }
  return ids
}

function situationalProblems(question: Json, report: Report) {
  oneOf(question.format, ['rate', 'best_worst'], 'format', report)
  choiceProblems(question.options, 'options', report)
  const keys = Array.isArray(question.options)
    ? question.options.map(o => (isRecord(o) ? o.effectiveness : undefined))
    : []
  for (const [index, key] of keys.entries()) {
    if (key === undefined) report(`options[${index}].effectiveness`, 'is missing: the option has no key')
    else within(key, 1, 5, `options[${index}].effectiveness`, report)
  }
  if (new Set(keys).size < 2)
    report('options', 'must differ in effectiveness, or every answer would score the same')
}

function exerciseProblems(question: Json, report: Report) {
  const { exercise, table } = question
  if (table !== undefined) tableProblems(table, report)
  if (!isRecord(exercise)) return report('exercise', 'must be an object with a type and a rule')
  oneOf(exercise.type, ['choice', 'number', 'order', 'text_match'], 'exercise.type', report)
  if (!isRecord(exercise.rule)) return report('exercise.rule', 'must be an object')
  const at = 'exercise.rule'
  const { rule } = exercise
  if (exercise.type === 'choice') {
    const ids = choiceProblems(exercise.options, 'exercise.options', report)
    const credit = isRecord(rule.credit) ? Object.entries(rule.credit) : []
    for (const [id, value] of credit) {
      if (!ids.has(id)) report(`${at}.credit`, `names ${id}, which is not an option`)
      within(value, 0, 1, `${at}.credit.${id}`, report)
    }
    if (!credit.some(([, value]) => value === 1)) report(`${at}.credit`, 'must give one option full credit')
  }
  if (exercise.type === 'number') {
    if (!Number.isFinite(rule.answer)) report(`${at}.answer`, 'must be a number')
    atLeast(rule.tolerance, 0, `${at}.tolerance`, report)
    if (rule.partial_tolerance !== undefined) {
      atLeast(rule.partial_tolerance, Number(rule.tolerance) || 0, `${at}.partial_tolerance`, report)
    }
  }
  if (exercise.type === 'order') {
    const ids = choiceProblems(exercise.items, 'exercise.items', report)
    const order: unknown[] = Array.isArray(rule.order) ? rule.order : []
    if (order.length !== ids.size || new Set(order).size !== ids.size || !order.every(id => ids.has(id))) {
      report(`${at}.order`, 'must name every item once')
    }
  }
  if (exercise.type === 'text_match') {
    const { accept } = rule
    if (!Array.isArray(accept) || accept.length === 0) report(`${at}.accept`, 'must be a list of texts')
    else texts(accept, `${at}.accept`, 200, report)
  }
}

function tableProblems(table: unknown, report: Report) {
  if (!isRecord(table)) return report('table', 'must be an object with a caption, columns and rows')
  if (!isText(table.caption, 300)) report('table.caption', 'must be a text')
  const { columns, rows } = table
  if (!isShortList(columns, 'texts', 'table.columns', report)) return
  if (columns.length === 0 || !columns.every(c => isText(c, 100)))
    report('table.columns', 'must be a list of texts')
  if (!isShortList(rows, 'rows', 'table.rows', report)) return
  const cells = (row: unknown) =>
    Array.isArray(row) && row.length === columns.length && row.every(c => typeof c === 'string')
  if (rows.length === 0 || !rows.every(cells))
    report('table.rows', 'must be rows of texts, one for each column')
}
