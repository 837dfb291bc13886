import type { Dimension } from '../../../content/definition.ts'
import { dimensionTexts } from '../../../content/report/dimensions/index.ts'
import { teamFrame } from '../../../content/report/teams.ts'
import type { Language, TeamFit } from '../model.ts'
import type { Placed } from './dimensions.ts'
import type { ReportInput } from './input.ts'
import { listed, type Say } from './phrases.ts'

export function teamSection(
  say: Say,
  language: Language,
  dimensions: Placed[],
  { teams, anonymized }: ReportInput,
): TeamFit {
  const title = say(teamFrame.title)
  if (anonymized) return { title, statement: say(teamFrame.anonymous), teams: [] }
  if (teams.state !== 'shown') return { title, statement: say(teamFrame[teams.state]), teams: [] }
  const strengths = dimensions.filter(d => d.standing === 'strength')
  return {
    title,
    statement: say(teamFrame.shown),
    teams: teams.teams.map(({ name, size, strong }) => {
      const others = (dimension: Dimension) => (strong[dimension] ?? 1) - 1
      const adds = strengths.filter(d => others(d.dimension) <= (size - 1) / 4).map(d => d.name)
      const shares = strengths.filter(d => others(d.dimension) > (size - 1) / 4).map(d => d.name)
      const gaps = (Object.keys(dimensionTexts) as Dimension[])
        .filter(dimension => !strong[dimension] && !strengths.some(d => d.dimension === dimension))
        .map(dimension => say(dimensionTexts[dimension].name))
      const sentences = [
        adds.length > 0 ? say(teamFrame.adds, { dimensions: listed(language, adds) }) : '',
        shares.length > 0 ? say(teamFrame.shares, { dimensions: listed(language, shares) }) : '',
        adds.length + shares.length === 0 ? say(teamFrame.even) : '',
        gaps.length > 0 ? say(teamFrame.gaps, { dimensions: listed(language, gaps) }) : '',
      ]
      return { name, size, adds, shares, gaps, text: sentences.filter(Boolean).join(' ') }
    }),
  }
}
