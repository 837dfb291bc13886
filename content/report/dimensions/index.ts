import type { Dimension } from '../../definition.ts'
import type { DimensionTexts } from '../texts.ts'
import { analyticalThinking } from './analytical-thinking.ts'
import { communicationSkills } from './communication-skills.ts'
import { creativeExpression } from './creative-expression.ts'
import { emotionalIntelligence } from './emotional-intelligence.ts'
import { leadershipPotential } from './leadership-potential.ts'
import { learningAgility } from './learning-agility.ts'
import { technicalProficiency } from './technical-proficiency.ts'
import { workEthic } from './work-ethic.ts'

export const dimensionTexts: Record<Dimension, DimensionTexts> = {
  analytical_thinking: analyticalThinking,
  creative_expression: creativeExpression,
  leadership_potential: leadershipPotential,
  communication_skills: communicationSkills,
  emotional_intelligence: emotionalIntelligence,
  learning_agility: learningAgility,
  technical_proficiency: technicalProficiency,
  work_ethic: workEthic,
}
