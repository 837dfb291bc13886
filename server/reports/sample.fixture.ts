import { type Dimension, dimensions } from '../../content/definition.ts'
import { suggestions } from '../../content/resources.ts'
import { interpret, priorNorm } from '../../psychometrics/index.ts'
import { buildReport } from './build/index.ts'
import type { ReportInput } from './build/input.ts'
import type { Language, Report } from './model.ts'
import { somebody } from './people.fixture.ts'

const standings = [1.1, 0.1, 0.75, 1.9, -0.15, 1, -1.2, 0.35]
const typical = Object.fromEntries(dimensions.map(d => [d, { low: 4.5, middle: 5.5, high: 6.5 }]))

/** What the sample is made from: one dimension low, peers missing, a team and a field of this installation's own. */
export function sampleInput(language: Language, change: Partial<ReportInput> = {}): ReportInput {
  const base = somebody(1)
  const say = (en: string, hi: string) => (language === 'en' ? en : hi)
  return {
    ...base,
    language,
    name: say('Asha Verma', 'आशा वर्मा'),
    role: { key: 'telecaller', text: '' },
    industry: { key: 'finance', text: '' },
    result: {
      ...base.result,
      form: 'full',
      answers: 137,
      dimensions: standings.map((theta, i) => dimensionFacts(dimensions[i] as Dimension, theta)),
      peers: { used: false },
      norm: { kind: 'sample', n: 412 },
      validity: {
        verdict: 'sound',
        checks: (
          [
            'unread_answers',
            'long_string',
            'variability',
            'profile_distance',
            'even_odd',
            'twins',
            'person_fit',
            'response_times',
          ] as const
        ).map(check => ({ check, verdict: check === 'response_times' ? 'not_evaluated' : 'passed' })),
      },
    },
    benchmarks: { industry: { n: 25, typical }, role: null },
    teams: {
      state: 'shown',
      teams: [
        {
          name: say('Evening calls', 'शाम की कॉल'),
          size: 6,
          strong: { communication_skills: 2, work_ethic: 4 },
        },
      ],
    },
    catalogue: [
      ...suggestions.map(one => ({
        id: one.key,
        title: one[language].title,
        text: one[language].excerpt,
        url: null,
        tags: [one.dimension],
      })),
      {
        id: '00000000-0000-4000-8000-000000000001',
        title: say('Clear words on the phone', 'फ़ोन पर साफ़ शब्द'),
        text: say('Six habits for calls in which time is short.', 'कम समय वाली कॉल के लिए छह आदतें।'),
        url: 'https://example.org/articles/clear-words',
        tags: ['communication_skills', 'technical_proficiency'],
      },
    ],
    ...change,
  }
}

function dimensionFacts(dimension: Dimension, theta: number): ReportInput['result']['dimensions'][number] {
  const { shown, band, bandProbabilities, percentile, scoreError, interval } = interpret(priorNorm(), {
    theta,
    se: 0.33,
  })
  return {
    dimension,
    score: shown,
    band,
    band_probabilities: bandProbabilities,
    percentile: Math.round(percentile),
    standard_error: Number(scoreError.toFixed(2)),
    interval: { low: Math.floor(interval.low * 10) / 10, high: Math.ceil(interval.high * 10) / 10 },
    components: [
      { component: 'self', weight_used: 0.53, evidence: 10 },
      { component: 'situational', weight_used: 0.47, evidence: 5 },
      { component: 'peer', weight_used: 0, evidence: 0 },
    ],
    missing: ['peer'],
  }
}

/** One complete report for whoever draws reports. */
export const sampleReport = (language: Language, change: Partial<Report> = {}): Report => ({
  ...buildReport(sampleInput(language)),
  ...change,
})
