import { spawnSync } from 'node:child_process'
import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib'
import { dimensions } from '../../../content/definition.ts'
import { interpret, priorNorm } from '../../../psychometrics/index.ts'
import { buildReport } from '../build/index.ts'
import type { ReportInput } from '../build/input.ts'
import type { Language, Report } from '../model.ts'
import { somebody } from '../people.fixture.ts'

const people = {
  strong: { thetas: [1.4, 0.9, 1.1, 2.1, 1.7, 1.2, 0.8, 2.4], verdict: 'sound' },
  middling: { thetas: [0.3, -0.4, 0.9, 1.1, -0.1, 0.2, -1.3, 0.5], verdict: 'caution' },
  invalid: { thetas: [0.1, 0, -0.2, 0.2, 0.1, -0.1, 0, 0.1], verdict: 'doubtful' },
} as const

const checks = [
  'unread_answers',
  'long_string',
  'variability',
  'profile_distance',
  'even_odd',
  'twins',
  'person_fit',
  'response_times',
]

/** Three people as they come: one strong, one in the middle, one whose answers cannot be taken at their word. */
export function sample(
  who: keyof typeof people,
  language: Language,
  change: Partial<ReportInput> = {},
): Report {
  const { thetas, verdict } = people[who]
  const input = somebody(7, { language, name: language === 'hi' ? 'आशा कुलकर्णी' : 'Asha Kulkarni' })
  const facts = dimensions.map((dimension, i) => {
    const result = interpret(priorNorm(), { theta: thetas[i] as number, se: 0.32 })
    return {
      dimension,
      score: result.shown,
      band: result.band,
      band_probabilities: result.bandProbabilities,
      percentile: Math.round(result.percentile),
      standard_error: Number(result.scoreError.toFixed(2)),
      interval: {
        low: Math.floor(result.interval.low * 10) / 10,
        high: Math.ceil(result.interval.high * 10) / 10,
      },
      components: [
        { component: 'self' as const, weight_used: 0.53, evidence: 10 },
        { component: 'situational' as const, weight_used: 0.47, evidence: 5 },
      ],
      missing: ['peer' as const],
    }
  })
  const typical = Object.fromEntries(dimensions.map(each => [each, { low: 4, middle: 5.5, high: 6.5 }]))
  return buildReport({
    ...input,
    role: { key: 'telecaller', text: 'Calling' },
    industry: { key: 'finance', text: 'Banking' },
    benchmarks: { role: null, industry: { n: 23, typical } },
    result: {
      ...input.result,
      dimensions: facts,
      validity: {
        verdict,
        checks: checks.map((check, i) => ({
          check,
          verdict: verdict !== 'sound' && i < 2 ? 'flagged' : i === 3 ? 'not_evaluated' : 'passed',
        })),
      },
    },
    ...change,
  })
}

const has = (command: string, argument: string) => spawnSync(command, [argument]).error === undefined

/** False, or why a test that reads the text of a PDF is skipped. */
export const withoutPoppler = has('pdftotext', '-v') ? false : 'poppler-utils is not on this machine'

/** Everything a reader would hear or copy, in reading order, in its composed form. */
export function textOf(pdf: Uint8Array): string {
  const { stdout, stderr, status } = spawnSync('pdftotext', ['-', '-'], { input: pdf, maxBuffer: 1 << 26 })
  // Warnings too: whoever opens the file with a strict reader sees them.
  if (status !== 0 || stderr.length > 0) throw new Error(stderr.toString())
  return stdout.toString('utf8').normalize('NFC').replace(/\s+/g, ' ')
}

/** Each word, and how far to the right of its page it reaches, in points. */
export function wordsOf(pdf: Uint8Array): { word: string; right: number }[] {
  const { stdout } = spawnSync('pdftotext', ['-bbox', '-', '-'], { input: pdf, maxBuffer: 1 << 26 })
  const found = stdout.toString('utf8').matchAll(/<word .*xMax="([\d.]+)".*>(.*)<\/word>/g)
  return Array.from(found, ([, right, word = '']) => ({ word, right: Number(right) }))
}

/** What a program sees of it: pages, title, language, alternative texts of its figures. */
export async function structureOf(pdf: Uint8Array) {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const elements = document.context.enumerateIndirectObjects().flatMap(([, object]) => {
    const isElement = object instanceof PDFDict && object.get(PDFName.of('S')) instanceof PDFName
    return isElement ? [object] : []
  })
  const textAt = (dict: PDFDict, key: string) => {
    const value = dict.lookup(PDFName.of(key))
    return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined
  }
  const kind = (dict: PDFDict) => (dict.get(PDFName.of('S')) as PDFName).decodeText()
  return {
    pages: document.getPageCount(),
    title: document.getTitle(),
    language: textAt(document.catalog, 'Lang'),
    creationDate: document.context.trailerInfo.Info
      ? document.context.lookup(document.context.trailerInfo.Info, PDFDict).get(PDFName.of('CreationDate'))
      : undefined,
    kinds: elements.map(kind),
    figures: elements.filter(each => kind(each) === 'Figure').map(each => textAt(each, 'Alt')),
    outline: document.catalog.lookupMaybe(PDFName.of('Outlines'), PDFDict) !== undefined,
  }
}

export async function fontsOf(pdf: Uint8Array): Promise<string[]> {
  const { context } = await PDFDocument.load(pdf, { updateMetadata: false })
  return context.enumerateIndirectObjects().flatMap(([, object]) => {
    const name = object instanceof PDFDict ? object.get(PDFName.of('BaseFont')) : undefined
    return name instanceof PDFName ? [name.decodeText()] : []
  })
}
