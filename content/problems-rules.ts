import {
  atLeast,
  isRecord,
  isShortList,
  isText,
  type Json,
  oneOf,
  type Report,
  whole,
  within,
} from './problems-shape.ts'

/** Scoring rules may be left out, whole or in part; what is given must be usable. */
export function ruleProblems(rules: unknown, report: Report) {
  if (rules === undefined || rules === null) return
  if (!isRecord(rules)) return report('scoring_rules', 'must be an object')
  weightProblems(rules.weights, report)
  stoppingProblems(rules.stopping, 'scoring_rules.stopping', report)
  formProblems(rules.forms, report)
  intakeProblems(rules.intake, report)
  if (rules.time_limit_minutes !== undefined && rules.time_limit_minutes !== null) {
    within(rules.time_limit_minutes, 1, 1_440, 'scoring_rules.time_limit_minutes', report)
  }
  normProblems(rules.norms, report)
}

function weightProblems(weights: unknown, report: Report) {
  const at = 'scoring_rules.weights'
  if (weights === undefined) return
  if (!isRecord(weights)) return report(at, 'must be an object with self, situational and peer')
  const parts = ['self', 'situational', 'peer'] as const
  for (const part of parts) within(weights[part], 0, 1, `${at}.${part}`, report)
  const sum = parts.reduce((total, part) => total + Number(weights[part]), 0)
  if (Math.abs(sum - 1) > 0.001) report(at, 'must add up to 1')
}

function stoppingProblems(stopping: unknown, at: string, report: Report) {
  if (stopping === undefined) return
  if (!isRecord(stopping)) return report(at, 'must be an object')
  within(stopping.target_se, 0.05, 1, `${at}.target_se`, report)
  const { min_items_per_dimension: min, max_items_per_dimension: max } = stopping
  whole(min, 1, 500, `${at}.min_items_per_dimension`, report)
  whole(max, 1, 500, `${at}.max_items_per_dimension`, report)
  if (Number(min) > Number(max)) report(`${at}.max_items_per_dimension`, 'must not be below the minimum')
}

function formProblems(forms: unknown, report: Report) {
  if (forms === undefined) return
  if (!isRecord(forms)) return report('scoring_rules.forms', 'must be an object with full and short')
  for (const name of ['full', 'short'] as const) {
    const form = forms[name]
    const at = `scoring_rules.forms.${name}`
    if (form === undefined) continue
    if (!isRecord(form)) {
      report(at, 'must be an object')
      continue
    }
    const minutes = isRecord(form.minutes) ? form.minutes : {}
    atLeast(minutes.from, 0, `${at}.minutes.from`, report)
    atLeast(minutes.to, Number(minutes.from) || 0, `${at}.minutes.to`, report)
    stoppingProblems(form.stopping, `${at}.stopping`, report)
    whole(form.situational_per_dimension, 0, 500, `${at}.situational_per_dimension`, report)
    whole(form.exercises_per_dimension, 0, 500, `${at}.exercises_per_dimension`, report)
    whole(form.twin_pairs, 0, 500, `${at}.twin_pairs`, report)
  }
}

function intakeProblems(intake: unknown, report: Report) {
  if (intake === undefined || !isShortList(intake, 'questions', 'scoring_rules.intake', report)) return
  const ids = new Set<unknown>()
  for (const [index, question] of intake.entries()) {
    const at = `scoring_rules.intake[${index}]`
    if (!isRecord(question)) {
      report(at, 'must be an object')
      continue
    }
    if (ids.has(question.id)) report(`${at}.id`, 'is used twice')
    ids.add(question.id)
    intakeQuestionProblems(question, at, report)
  }
}

function intakeQuestionProblems(question: Json, at: string, report: Report) {
  if (!isText(question.id, 64)) report(`${at}.id`, 'must be a text of 1 to 64 characters')
  for (const field of ['text', 'help'] as const) {
    if (!isText(question[field], 1_000)) report(`${at}.${field}`, 'must be a text')
  }
  if (typeof question.multiple !== 'boolean') report(`${at}.multiple`, 'must be true or false')
  const { options } = question
  if (!isShortList(options, 'options', `${at}.options`, report)) return
  if (options.length === 0) report(`${at}.options`, 'must be a list of options')
  for (const [place, option] of options.entries()) {
    const where = `${at}.options[${place}]`
    const { id, text, effect } = isRecord(option) ? option : {}
    if (!isText(id, 64)) report(`${where}.id`, 'must be a text of 1 to 64 characters')
    if (!isText(text, 1_000)) report(`${where}.text`, 'must be a text')
    effectProblems(effect, `${where}.effect`, report)
  }
}

function effectProblems(effect: unknown, at: string, report: Report) {
  if (!isRecord(effect)) return report(at, 'must be an object')
  if (effect.form !== undefined) oneOf(effect.form, ['full', 'short'], `${at}.form`, report)
  for (const field of ['role', 'industry', 'experience'] as const) {
    if (effect[field] !== undefined && !isText(effect[field], 100)) report(`${at}.${field}`, 'must be a text')
  }
  for (const field of ['timing_checks', 'larger_text', 'exercises'] as const) {
    if (effect[field] !== undefined && typeof effect[field] !== 'boolean') {
      report(`${at}.${field}`, 'must be true or false')
    }
  }
  if (effect.time_factor !== undefined) within(effect.time_factor, 1, 10, `${at}.time_factor`, report)
  if (effect.questions_per_page !== undefined) {
    whole(effect.questions_per_page, 1, 50, `${at}.questions_per_page`, report)
  }
}

function normProblems(norms: unknown, report: Report) {
  const at = 'scoring_rules.norms'
  if (norms === undefined) return
  if (!isRecord(norms)) return report(at, 'must be an object')
  oneOf(norms.kind, ['prior'], `${at}.kind`, report)
  // The engine's prior is this one and no other; a definition that states another would say what is not so.
  if (norms.mean !== 0) report(`${at}.mean`, 'must be 0')
  if (norms.sd !== 1) report(`${at}.sd`, 'must be 1')
  if (!isText(norms.statement, 2_000)) report(`${at}.statement`, 'must be a text of 1 to 2000 characters')
}
