import { frame } from '../../../content/report/frame.ts'
import { readingFrame } from '../../../content/report/reading.ts'
import { checkTexts, otherCheck, validityFrame } from '../../../content/report/validity.ts'
import { months, words } from '../../../content/report/words.ts'
import { bands } from '../../../psychometrics/index.ts'
import type { Language, Report, Subject, Words } from '../model.ts'
import { comparisonSection, industryName, roleName } from './comparison.ts'
import { dimensionProfiles, type Placed } from './dimensions.ts'
import type { ReportInput } from './input.ts'
import { type Say, sayIn } from './phrases.ts'
import { planSection } from './plan.ts'
import { byRank, profileSection } from './profile.ts'

/** The whole report, from its input alone: no clock, no chance. */
export function buildReport(input: ReportInput): Report {
  const { language, result } = input
  const say = sayIn(language)
  const { verdict } = result.validity
  const withheld = verdict === 'doubtful'
  const dimensions = dimensionProfiles(say, language, result, withheld)
  return {
    version: 1,
    language,
    title: say(input.anonymized ? frame.anonymous_title : frame.title),
    subject: subjectOf(say, input),
    summary: withheld ? say(frame.warning.doubtful) : summaryOf(say, dimensions),
    warning: verdict === 'sound' ? null : say(frame.warning[verdict]),
    profile: profileSection(say, language, dimensions, withheld),
    comparison: comparisonSection(say, language, dimensions, input, withheld),
    plan: planSection(say, dimensions, input, withheld),
    validity: {
      title: say(validityFrame.title),
      verdict,
      verdict_name: say(validityFrame.verdicts[verdict]),
      text: say(validityFrame.texts[verdict]),
      checks: result.validity.checks.map(({ check, verdict: outcome }) => {
        const { name, text } = checkTexts[check] ?? otherCheck
        return {
          name: say(name),
          outcome,
          outcome_name: say(validityFrame.outcomes[outcome]),
          text: say(text),
        }
      }),
    },
    reading: {
      title: say(readingFrame.title),
      items: readingFrame.items.map(({ title, text }) => ({ title: say(title), text: say(text) })),
      bands: bands.map(({ band, from }, i) => ({
        band,
        name: say(frame.bands[band]),
        from: Math.max(1, from),
        to: bands[i - 1]?.from ?? 10,
        text: say(frame.band_notes[band]),
      })),
    },
    words: Object.fromEntries(Object.entries(words).map(([key, text]) => [key, say(text)])) as Words,
  }
}

function subjectOf(say: Say, { anonymized, language, ...input }: ReportInput): Subject {
  const completed_at = anonymized ? null : input.completed_at
  const completed_on = completed_at?.slice(0, 10) ?? null
  return {
    name: anonymized ? null : input.name,
    anonymized,
    assessment: input.assessment,
    completed_at,
    completed_on,
    completed_on_text: completed_on && inWords(language, completed_on),
    form: say(frame.forms[input.result.form]),
    answers: input.result.answers,
    role: anonymized || !input.role ? null : roleName(say, input.role),
    industry: anonymized || !input.industry ? null : industryName(say, input.industry),
    engine_version: input.result.engine_version,
  }
}

function inWords(language: Language, date: string) {
  const [year, month, day] = date.split('-').map(Number)
  return `${day} ${months[language].split(' ')[(month as number) - 1]} ${year}`
}

function summaryOf(say: Say, dimensions: Placed[]): string {
  const ranked = byRank(dimensions)
  const [first] = ranked
  if (!first) return say(frame.unscored.headline)
  const last = ranked.at(-1) as Placed
  const values = { high: first.name, low: last.name }
  if (ranked.length === 1) return say(frame.summary.one, values)
  const [strength, growth] = [first.standing === 'strength', last.standing === 'growth']
  if (strength && growth) return say(frame.summary.both, values)
  if (strength) return say(frame.summary.high, values)
  return say(growth ? frame.summary.low : frame.summary.even, values)
}
