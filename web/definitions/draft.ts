import type { Dimension, Question } from '../../content/definition.ts'
import { isRecord, type Json } from '../../content/problems-shape.ts'

export type Kind = Question['kind']
export const kinds: readonly Kind[] = ['self', 'situational', 'exercise', 'peer']
export const exerciseTypes = ['choice', 'number', 'order', 'text_match'] as const
export type ExerciseType = (typeof exerciseTypes)[number]

/** A question under a key of its own, for its id can be changed while it is open. */
export type Item = { key: string; question: Json }
export type Draft = { title: string; description: string; items: Item[]; rules: Json }

/** What the service takes, and what a file holds. */
export type Given = {
  title: string
  description: string | null
  questions: Json[]
  scoring_rules: Json | null
}

export const emptyDraft: Draft = { title: '', description: '', items: [], rules: {} }

export const textIn = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value)

export const listIn = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isRecord) : [])

export const asItem = (question: Json): Item => ({ key: crypto.randomUUID(), question })

/** Nothing where the form has no place for what is there: a definition may be any JSON. */
export function draftOf(definition: unknown): Draft | undefined {
  if (!isRecord(definition)) return undefined
  const { title, description, questions, scoring_rules } = definition
  const list = questions ?? []
  const rules = scoring_rules ?? {}
  if (!Array.isArray(list) || !list.every(isRecord) || !isRecord(rules)) return undefined
  return { title: textIn(title), description: textIn(description), items: list.map(asItem), rules }
}

export const givenOf = ({ title, description, items, rules }: Draft): Given => ({
  title: title.trim(),
  description: description.trim() || null,
  questions: items.map(({ question }) => question),
  scoring_rules: Object.keys(rules).length > 0 ? rules : null,
})

/** The field set, or taken away where there is nothing to set. */
export function withField(record: Json, field: string, value: unknown): Json {
  const { [field]: _, ...rest } = record
  return value === undefined ? rest : { ...record, [field]: value }
}

/** Nothing where no number is given; a threshold that is missing among others is null, as JSON has it. */
export function parametersFrom(a: unknown, b: readonly unknown[]): Json | undefined {
  if (a === undefined && b.every(number => number === undefined || number === null)) return undefined
  return { ...(a === undefined ? {} : { a }), b: b.map(number => number ?? null) }
}

const letters: Record<Kind, string> = { self: 's', situational: 'j', peer: 'p', exercise: 'x' }

/** work-s-01: the strength, the kind, a number that is free. */
export function freeId(kind: Kind, dimension: string, items: readonly Item[]): string {
  const taken = new Set(items.map(({ question }) => question.id))
  for (let n = 1; ; n++) {
    const id = `${dimension.split('_')[0]}-${letters[kind]}-${String(n).padStart(2, '0')}`
    if (!taken.has(id)) return id
  }
}

export const newQuestion = (kind: Kind, dimension: Dimension, items: readonly Item[]): Item =>
  asItem({ id: freeId(kind, dimension, items), kind, dimension, text: '', ...partsOf(kind) })

const common = ['id', 'dimension', 'text', 'roles', 'industries', 'seconds']

/** What both kinds have stays; what only the former had goes. */
export function withKind(question: Json, kind: Kind): Json {
  const kept = Object.entries(question).filter(([field]) => common.includes(field))
  return { ...Object.fromEntries(kept), kind, ...partsOf(kind) }
}

function partsOf(kind: Kind): Json {
  if (kind === 'situational')
    return {
      format: 'rate',
      options: [
        { id: 'a', text: '', effectiveness: 5 },
        { id: 'b', text: '', effectiveness: 1 },
      ],
    }
  return kind === 'exercise' ? { exercise: exerciseOf('choice') } : {}
}

export function exerciseOf(type: ExerciseType): Json {
  const two = [
    { id: 'a', text: '' },
    { id: 'b', text: '' },
  ]
  if (type === 'choice') return { type, options: two, rule: { credit: { a: 1 } } }
  if (type === 'order') return { type, items: two, rule: { order: ['a', 'b'] } }
  if (type === 'number') return { type, rule: { tolerance: 0 } }
  return { type, rule: { accept: [] } }
}

/** a, b, c …: the first that no option has. */
export function freeLetter(options: readonly Json[]): string {
  const taken = new Set(options.map(({ id }) => id))
  const found = [...'abcdefghijklmnopqrstuvwxyz'].find(letter => !taken.has(letter))
  return found ?? crypto.randomUUID().slice(0, 8)
}

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  if (to < 0 || to >= list.length) return [...list]
  const one = list[from] as T
  return list.toSpliced(from, 1).toSpliced(to, 0, one)
}

/** As it is typed: one row a line, cells apart by |, the columns' names first. */
export const tableText = (table: unknown): string => {
  if (!isRecord(table)) return ''
  const rows = [table.columns, ...(Array.isArray(table.rows) ? table.rows : [])]
  return rows.map(row => (Array.isArray(row) ? row.map(textIn).join(' | ') : '')).join('\n')
}

export function tableFrom(caption: string, text: string): Json | undefined {
  if (!caption.trim() && !text.trim()) return undefined
  const [columns = [], ...rows] = text
    .split('\n')
    .filter(line => line.trim())
    .map(line => line.split('|').map(cell => cell.trim()))
  return { caption, columns, rows }
}
