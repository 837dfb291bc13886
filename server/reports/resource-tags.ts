import { type Dimension, dimensions } from '../../content/definition.ts'

// Whoever writes an article names what it is about in their own words.
const alsoCalled: Record<Dimension, string[]> = {
  analytical_thinking: ['analysis', 'analytical', 'analytics', 'critical_thinking', 'problem_solving'],
  creative_expression: ['creative', 'creativity', 'innovation', 'ideas'],
  leadership_potential: ['leadership', 'leading', 'management', 'mentoring'],
  communication_skills: [
    'communication',
    'speaking',
    'public_speaking',
    'writing',
    'listening',
    'presentation',
  ],
  emotional_intelligence: ['emotional', 'emotions', 'empathy', 'eq', 'self_awareness'],
  learning_agility: ['learning', 'growth', 'adaptability', 'feedback'],
  technical_proficiency: ['technical', 'technology', 'tools', 'software', 'automation'],
  work_ethic: ['discipline', 'habits', 'productivity', 'reliability', 'time_management'],
}

const dimensionOf = new Map(
  dimensions.flatMap(dimension =>
    [dimension, ...alsoCalled[dimension]].map(tag => [tag, dimension] as const),
  ),
)

export const mostTags = 30
const longest = 60

/** Tags in one spelling, with the dimensions they stand for: Time Management is time_management and work_ethic. */
export function tagsFrom(names: string[]): string[] {
  const tags = new Set<string>()
  for (const name of names) {
    const tag = name
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '_')
      .replace(/^_|_$/g, '')
      .slice(0, longest)
    if (tag === '') continue
    tags.add(tag)
    const dimension = dimensionOf.get(tag)
    if (dimension) tags.add(dimension)
    if (tags.size >= mostTags) break
  }
  return [...tags]
}
