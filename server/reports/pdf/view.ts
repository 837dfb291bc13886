import type { Report } from '../model.ts'
import { drawable } from './drawable.ts'
import { type DrawnName, drawnName } from './drawn-name.ts'
import { covers, familiesFor } from './fonts.ts'
import { benchmark, dimensionBar, fingerprint, overview, type Picture, radar, roleFits } from './pictures.ts'
import { placeholderFamily } from './placeholder-font.ts'
import { shortened } from './split.ts'

/** Everything the template draws. It computes nothing and writes no word of its own. */
export type View = {
  report: Report
  families: string[]
  document: { title: string; date: [year: number, month: number, day: number] | null }
  /** The first sentence large, the rest below it. */
  opening: { sentence: string; rest: string }
  /** Null where the opening says the same. */
  coverWarning: string | null
  /** Null in a report that names nobody. */
  name: DrawnName | null
  /** Empty where the name cannot be drawn. */
  runningName: string | null
  unseenFamily: string
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

export function viewOf(given: Report): View {
  const name = drawnName(given, covers)
  const { subject } = given
  const report = drawable(given, covers)
  const { comparison, profile } = report
  return {
    report,
    families: familiesFor(report.language),
    document: {
      title: subject.name ? `${report.title} · ${subject.name}` : report.title,
      date: subject.completed_on ? dateParts(subject.completed_on) : null,
    },
    opening: openingOf(report),
    coverWarning: report.warning === report.summary ? null : report.warning,
    name,
    runningName: name && shortened(name.shown?.replaceAll('\u200b', '') ?? '', 48),
    unseenFamily: placeholderFamily,
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
