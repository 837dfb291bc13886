import { LRUCache } from 'lru-cache'
import type {
  Dimension,
  FormName,
  FormRules,
  ItemParameters,
  Question,
  ScoringRules,
} from '../../content/definition.ts'
import { minutesOf } from '../../content/form-check.ts'
import { type Problem, problemsOf } from '../../content/problems.ts'
import { defaultParameters, rulesOf } from '../../content/rules.ts'
import {
  type Bank,
  engineVersion,
  prepareBankInSteps,
  type SelfItem,
  type Steps,
} from '../../psychometrics/index.ts'
import { inTurns } from '../platform/turns.ts'

/** A definition made ready to be administered: everything that does not depend on the person, worked out once. */
export type Prepared = {
  assessmentId: string
  version: number
  calibrationId: string | null
  /** Of the code and of the parameters it works with: approving new ones makes a new version. */
  engineVersion: string
  title: string
  rules: ScoringRules
  dimensions: Dimension[]
  questions: Map<string, Question>
  bank: Bank
  /** Of each dimension. */
  selfItems: Map<string, Question[]>
  of: { [K in Question['kind']]: Extract<Question, { kind: K }>[] }
  /** About what it takes in memory. */
  bytes: number
}

export type DefinitionRow = {
  id: string
  version: number
  title: string
  description: string | null
  questions: unknown
  scoring_rules: unknown
  calibration_id: string | null
  calibration_number: number | null
  parameters: Record<string, ItemParameters> | null
}

export type StoredDefinition = DefinitionRow & {
  /** Comes with Mettle, or its author is a telecaller or above. */
  by_staff: boolean
}

export type Preparation = Prepared | { problems: Problem[] }

export function* prepare(row: DefinitionRow): Steps<Preparation> {
  const { title, description, questions, scoring_rules } = row
  const problems = problemsOf({ title, description, questions, scoring_rules })
  if (problems.length > 0) return { problems }
  const list = questions as Question[]
  const of = { self: [], situational: [], peer: [], exercise: [] } as Prepared['of']
  let textBytes = 0
  for (const question of list) {
    const questions: Question[] = of[question.kind]
    questions.push(question)
    textBytes += JSON.stringify(question).length
    yield
  }
  const bank = yield* prepareBankInSteps(itemsOf(of.self, row.parameters))
  return {
    assessmentId: row.id,
    version: row.version,
    calibrationId: row.calibration_id,
    engineVersion:
      row.calibration_number === null
        ? engineVersion
        : `${engineVersion}+calibration.${row.calibration_number}`,
    title,
    rules: ownRules(scoring_rules as Partial<ScoringRules> | null, list),
    dimensions: [...new Set(list.map(question => question.dimension))],
    questions: new Map(list.map(question => [question.id, question])),
    bank,
    selfItems: Map.groupBy<string, Question>(of.self, question => question.dimension),
    of,
    bytes: bytesOf(bank, textBytes),
  }
}

/** Tables, of which items may share one; texts as objects; scores of single answers, which `patterns.ts` keeps. */
function bytesOf(bank: Bank, textBytes: number): number {
  const tables = [...new Set(bank.logProbability), ...bank.information]
  const categories = bank.items.reduce((sum, item) => sum + item.b.length + 1, 0)
  return (
    tables.reduce((sum, table) => sum + table.byteLength, 0) +
    leastBytes +
    textFactor * textBytes +
    bytesPerPattern * categories
  )
}

/** A form the definition doesn't describe takes as long as its own questions, not as long as the built-in one. */
function ownRules(given: Partial<ScoringRules> | null, questions: Question[]): ScoringRules {
  const rules = rulesOf(given)
  const form = (name: FormName): FormRules => {
    if (given?.forms?.[name]) return rules.forms[name]
    const { from, to } = minutesOf(questions, rules, rules.forms[name])
    return { ...rules.forms[name], minutes: { from: Math.ceil(from), to: Math.ceil(to) } }
  }
  return { ...rules, forms: { full: form('full'), short: form('short') } }
}

/** Parameters in force: those of the latest approved calibration, else the definition's own, else the defaults. */
export function itemsOf(
  questions: Prepared['of']['self'],
  calibrated: Record<string, ItemParameters> | null,
): SelfItem[] {
  const known = new Set(questions.map(question => question.id))
  return questions.map(({ id, dimension, reversed, twin, enemies, parameters }) => ({
    id,
    dimension,
    ...(calibrated?.[id] ?? parameters ?? defaultParameters),
    ...(reversed ? { reversed } : {}),
    ...(twin !== undefined && known.has(twin) ? { twin } : {}),
    ...(enemies ? { enemies: enemies.filter(enemy => known.has(enemy)) } : {}),
  }))
}

const leastBytes = 10_000
const textFactor = 4
const bytesPerPattern = 250
const bytesPerProblem = 500

export const keyOf = (id: string, version: number, calibration: string | null) =>
  `${id}/${version}/${calibration ?? ''}`

export const mostDefinitionBytes = 96_000_000
const ofOthersShare = 1 / 3

/**
 * Definitions by id, version and calibration, which together never change, so nothing here can be stale. Preparing a large one
 * takes a second, for all who ask for it meanwhile; those used last are kept, the very last one whatever its size. What somebody
 * wrote who has only signed up takes no room from what staff wrote.
 */
export function openDefinitions(mostBytes = mostDefinitionBytes) {
  const openCache = (maxSize: number) =>
    new LRUCache<string, Preparation>({
      maxSize,
      sizeCalculation: made =>
        Math.min('bytes' in made ? made.bytes : leastBytes + bytesPerProblem * made.problems.length, maxSize),
    })
  const ofStaff = openCache(mostBytes)
  const ofOthers = openCache(Math.ceil(mostBytes * ofOthersShare))
  const underWay = new Map<string, Promise<Preparation>>()

  async function prepareAndKeep(key: string, row: StoredDefinition) {
    try {
      const prepared = await inTurns(prepare(row))
      const kept = row.by_staff ? ofStaff : ofOthers
      kept.set(key, prepared)
      return prepared
    } finally {
      underWay.delete(key)
    }
  }

  return {
    find(id: string, version: number, calibration: string | null) {
      const key = keyOf(id, version, calibration)
      return ofStaff.get(key) ?? ofOthers.get(key)
    },
    keep(row: StoredDefinition): Promise<Preparation> {
      const key = keyOf(row.id, row.version, row.calibration_id)
      const preparing = underWay.get(key) ?? prepareAndKeep(key, row)
      underWay.set(key, preparing)
      return preparing
    },
  }
}
export type Definitions = ReturnType<typeof openDefinitions>
