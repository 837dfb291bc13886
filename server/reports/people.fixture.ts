import { dimensions } from '../../content/definition.ts'
import { suggestions } from '../../content/resources.ts'
import { interpret, priorNorm } from '../../psychometrics/index.ts'
import type { ReportInput, ResultFacts } from './build/input.ts'

/** Repeatable chance (mulberry32). */
export function dice(seed: number) {
  let state = seed >>> 0
  const unit = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let x = Math.imul(state ^ (state >>> 15), 1 | state)
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296
  }
  const normal = () => Math.sqrt(-2 * Math.log(1 - unit())) * Math.cos(2 * Math.PI * unit())
  return { unit, normal, one: <T>(from: readonly T[]) => from[Math.floor(unit() * from.length)] as T }
}

const verdicts = ['sound', 'sound', 'sound', 'sound', 'caution', 'doubtful', 'unchecked'] as const

/** Somebody who took the assessment: any standing, some dimensions without a score, peers or none. */
export function somebody(seed: number, change: Partial<ReportInput> = {}): ReportInput {
  const d = dice(seed)
  const language = change.language ?? 'en'
  const peers = d.unit() < 0.4
  const facts = dimensions.map((dimension): ResultFacts['dimensions'][number] => {
    const scored = d.unit() > 0.08
    const { shown, band, bandProbabilities, percentile, scoreError, interval } = interpret(priorNorm(), {
      theta: 1.2 * d.normal(),
      se: 0.25 + 0.2 * d.unit(),
    })
    const components: ResultFacts['dimensions'][number]['components'] = [
      { component: 'self', weight_used: peers ? 0.4 : 0.53, evidence: scored ? 10 : 2 },
      { component: 'situational', weight_used: peers ? 0.35 : 0.47, evidence: 5 },
      { component: 'peer', weight_used: peers ? 0.25 : 0, evidence: peers ? 4 : 0 },
    ]
    const missing: ('self' | 'situational' | 'peer')[] = peers ? [] : ['peer']
    const none = {
      score: null,
      band: null,
      band_probabilities: null,
      percentile: null,
      standard_error: null,
      interval: null,
    }
    if (!scored) return { dimension, ...none, components, missing }
    return {
      dimension,
      score: shown,
      band,
      band_probabilities: bandProbabilities,
      percentile: Math.round(percentile),
      standard_error: Number(scoreError.toFixed(2)),
      interval: { low: Math.floor(interval.low * 10) / 10, high: Math.ceil(interval.high * 10) / 10 },
      components,
      missing,
    }
  })
  return {
    language,
    anonymized: false,
    name: `Person ${seed}`,
    assessment: 'Mettle Strengths',
    completed_at: '2026-11-12T10:00:00.000Z',
    role: { key: d.one(['telecaller', 'sales', 'manager', 'other']), text: 'Something' },
    industry: d.unit() < 0.5 ? null : { key: d.one(['finance', 'health', 'other']), text: 'Something' },
    result: {
      engine_version: '1.1.0',
      form: d.one(['full', 'short']),
      answers: 60 + Math.floor(80 * d.unit()),
      dimensions: facts,
      peers: { used: peers },
      norm: d.unit() < 0.5 ? { kind: 'prior', n: null } : { kind: 'sample', n: 412 },
      validity: {
        verdict: d.one(verdicts),
        checks: ['unread_answers', 'long_string', 'twins', 'response_times'].map(check => ({
          check,
          verdict: d.one(['passed', 'flagged', 'not_evaluated'] as const),
        })),
      },
    },
    benchmarks: { role: null, industry: null },
    teams: { state: 'none' },
    catalogue: suggestions.map(({ key, dimension, ...texts }) => ({
      id: key,
      title: texts[language].title,
      text: texts[language].excerpt,
      url: null,
      tags: [dimension],
    })),
    ...change,
  }
}
