import { texts } from './texts.ts'

/** The eight and the bands, by the names that reports give them. */
export const dimensionTexts = texts({
  en: {
    dimensions: {
      analytical_thinking: 'Analytical Thinking',
      communication_skills: 'Communication Skills',
      creative_expression: 'Creative Expression',
      emotional_intelligence: 'Emotional Intelligence',
      leadership_potential: 'Leadership Potential',
      learning_agility: 'Learning Agility',
      technical_proficiency: 'Technical Proficiency',
      work_ethic: 'Work Ethic',
    },
    bands: {
      exceptional: 'exceptional',
      strong: 'strong',
      moderate: 'moderate',
      developing: 'developing',
      growth: 'growth',
    },
  },
  hi: {
    dimensions: {
      analytical_thinking: 'विश्लेषणात्मक सोच',
      communication_skills: 'संवाद कौशल',
      creative_expression: 'रचनात्मक अभिव्यक्ति',
      emotional_intelligence: 'भावनात्मक समझ',
      leadership_potential: 'नेतृत्व क्षमता',
      learning_agility: 'सीखने की तत्परता',
      technical_proficiency: 'तकनीकी दक्षता',
      work_ethic: 'कार्य निष्ठा',
    },
    bands: {
      exceptional: 'असाधारण',
      strong: 'मज़बूत',
      moderate: 'मध्यम',
      developing: 'विकसित हो रहा',
      growth: 'विकास का अवसर',
    },
  },
})

/** A definition may be about something that is none of the eight: its own word stands then. */
export const nameIn = (names: Record<string, string>, key: string) =>
  Object.hasOwn(names, key) ? (names[key] as string) : key.replaceAll('_', ' ')
