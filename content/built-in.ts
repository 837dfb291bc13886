import type { Definition, Question } from './definition.ts'
import analytical from './questions/analytical_thinking.json' with { type: 'json' }
import communication from './questions/communication_skills.json' with { type: 'json' }
import creative from './questions/creative_expression.json' with { type: 'json' }
import emotional from './questions/emotional_intelligence.json' with { type: 'json' }
import leadership from './questions/leadership_potential.json' with { type: 'json' }
import learning from './questions/learning_agility.json' with { type: 'json' }
import technical from './questions/technical_proficiency.json' with { type: 'json' }
import workEthic from './questions/work_ethic.json' with { type: 'json' }
import { defaultRules } from './rules.ts'

// TypeScript widens the strings of a JSON file; content.test.ts holds the files to the format.
const questions = [
  analytical,
  creative,
  leadership,
  communication,
  emotional,
  learning,
  technical,
  workEthic,
].flat() as unknown as Question[]

export const builtIn: Definition = {
  title: 'Mettle Strengths',
  description:
    'Eight strengths at work, from questions about yourself, scenes from working life and what the people around you see. 60 to 90 minutes in full, about 15 in the short form.',
  questions,
  scoring_rules: defaultRules,
}
