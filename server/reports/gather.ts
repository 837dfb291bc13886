import { dimensions } from '../../content/definition.ts'
import type { AttemptFacts, ReportFacts } from '../assessments/index.ts'
import type { Tx } from '../platform/db/index.ts'
import type { ReportInput } from './build/input.ts'
import { benchmarkOf } from './cohorts/close-cohorts.ts'
import type { Language } from './model.ts'
import { fittingResources } from './resources.ts'
import { teamsInReport } from './teams/members.ts'

export type Subject = {
  user_id: string
  language: Language
  anonymized: boolean
  first_name: string | null
  last_name: string | null
}

const mostNameLength = 400

/** Any script, one line. Control and direction marks would turn the text around them. */
export function fullName(first: string | null, last: string | null): string | null {
  const name = [first, last]
    .filter(Boolean)
    .join(' ')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, character =>
      /[\u200c\u200d]/.test(character) ? character : ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()
  return name === '' ? null : [...name].slice(0, mostNameLength).join('')
}

/** Everything a report says of somebody, read in one transaction. */
export async function gatherInput(
  tx: Tx,
  known: ReportFacts,
  subject: Subject,
  facts: AttemptFacts,
): Promise<ReportInput> {
  const { language, anonymized } = subject
  const resources = await fittingResources(tx, [...dimensions], language, 40)
  return {
    language,
    anonymized,
    name: fullName(subject.first_name, subject.last_name),
    assessment: facts.title,
    completed_at: facts.submitted_at,
    role: facts.role,
    industry: facts.industry,
    result: facts.result,
    benchmarks: {
      role: await benchmarkOf(tx, facts.assessment_id, { role: facts.role?.key ?? null, industry: null }),
      industry: await benchmarkOf(tx, facts.assessment_id, {
        role: null,
        industry: facts.industry?.key ?? null,
      }),
    },
    teams: await teamsInReport(tx, known, subject.user_id),
    catalogue: resources.map(({ id, title, url, excerpt, tags }) => ({
      id,
      title,
      url,
      text: excerpt ?? title,
      tags,
    })),
  }
}
