import type { Report } from '../model.ts'
import { familiesFor } from './fonts.ts'
import { benchmark, dimensionBar, fingerprint, overview, type Picture, radar, roleFits } from './pictures.ts'

/** Everything the template draws. It computes nothing and writes no word of its own. */
export type View = {
  report: Report
  families: string[]
  document: { title: string; date: [year: number, month: number, day: number] | null }
  /** The first sentence large, the rest below it. */
  opening: { sentence: string; rest: string }
  /** Null where the opening says the same. */
  coverWarning: string | null
  runningName: string | null
  pictures: {
    fingerprint: Picture
    overview: Picture
    radar: Picture | null
    dimensions: Picture[]
    industry: Picture | null
    role: Picture | null
    roleFits: Picture | null
  }
}

export function viewOf(report: Report): View {
  const { subject, comparison, profile } = report
  return {
    report: {
      ...report,
      subject: { ...subject, name: subject.name === null ? null : breakable(subject.name) },
    },
    families: familiesFor(report.language),
    document: {
      title: subject.name ? `${report.title} · ${subject.name}` : report.title,
      date: subject.completed_on ? dateParts(subject.completed_on) : null,
    },
    opening: openingOf(report),
    coverWarning: report.warning === report.summary ? null : report.warning,
    runningName: subject.name && shortened(subject.name, 48),
    pictures: {
      fingerprint: fingerprint(report),
      overview: overview(report),
      radar: radar(report),
      dimensions: profile.dimensions.map(dimension => dimensionBar(report, dimension)),
      industry: comparison.industry && benchmark(report, comparison.industry),
      role: comparison.role && benchmark(report, comparison.role),
      roleFits: roleFits(report, comparison.role_fit.items),
    },
  }
}

function dateParts(iso: string): [number, number, number] {
  const [year, month, day] = iso.slice(0, 10).split('-').map(Number)
  return [year!, month!, day!]
}

function openingOf({ language, summary }: Report) {
  const [first] = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(summary)
  const sentence = first?.segment ?? summary
  return { sentence: sentence.trim(), rest: summary.slice(sentence.length).trim() }
}

const characters = (text: string) =>
  Array.from(new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment)

function shortened(text: string, length: number): string {
  const all = characters(text)
  return all.length <= length ? text : `${all.slice(0, length - 1).join('')}…`
}

/** A word longer than a line may end anywhere: an empty space after each of its characters. */
const breakable = (text: string) => text.replace(/\S{24,}/gu, word => characters(word).join('\u200b'))
