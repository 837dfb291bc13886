import type { IntakeEffect, IntakeOption, IntakeQuestion } from './definition.ts'

const suits = (key: 'role' | 'industry' | 'experience', names: Record<string, string>): IntakeOption[] =>
  Object.entries(names).map(([id, text]) => ({ id, text, effect: { [key]: id } }))

/** The pre-assessment questionnaire. Each question says to the person what its answer changes. */
export const intake: IntakeQuestion[] = [
  {
    id: 'role',
    text: 'Which of these is closest to your work?',
    help: 'Work scenes close to your own come first. Your scores are worked out in the same way whatever you choose.',
    multiple: false,
    options: suits('role', {
      telecaller: 'Calling people by phone',
      sales: 'Selling, other than by phone',
      customer_service: 'Helping customers',
      office: 'Office work or administration',
      manager: 'Leading a team',
      technical: 'Technical or craft work',
      other: 'Something else, or not working now',
    }),
  },
  {
    id: 'industry',
    text: 'Which field do you work in?',
    help: 'Questions set in your field come first. Your report is compared with your field once enough people have answered.',
    multiple: false,
    options: suits('industry', {
      education: 'Education',
      finance: 'Banking or insurance',
      health: 'Health or care',
      manufacturing: 'Making or building things',
      public_sector: 'Public service',
      retail: 'Shops, food or travel',
      technology: 'Software or telecoms',
      other: 'Another field',
    }),
  },
  {
    id: 'experience',
    text: 'How many years have you worked, in any job?',
    help: 'Used to compare your report with people at a like stage, once enough have answered. It never moves a score.',
    multiple: false,
    options: suits('experience', {
      none: 'I have not worked yet',
      under_2: 'Less than 2 years',
      from_2_to_5: '2 to 5 years',
      from_6_to_15: '6 to 15 years',
      over_15: 'More than 15 years',
    }),
  },
  {
    id: 'language',
    text: 'How easy is it for you to read English?',
    help: 'If reading takes you longer, you get more time, and slow or uneven answer times are not held against you.',
    multiple: false,
    options: [
      { id: 'easy', text: 'Easy', effect: {} },
      { id: 'some_effort', text: 'It takes some effort', effect: { time_factor: 1.25 } },
      { id: 'hard', text: 'It is hard', effect: { time_factor: 1.5, timing_checks: false } },
    ],
  },
  {
    id: 'time',
    text: 'How much time do you have?',
    help: 'The full form gives more exact scores. You can stop in either form and go on later.',
    multiple: false,
    options: [
      { id: 'full', text: '60 to 90 minutes', effect: { form: 'full' } },
      { id: 'short', text: 'About 15 minutes', effect: { form: 'short' } },
    ],
  },
  {
    id: 'accommodations',
    text: 'Would any of these help you? Choose as many as you like.',
    help: 'These change how questions are shown and timed, never how they are scored, and the report does not mention them.',
    multiple: true,
    options: [
      { id: 'more_time', text: 'More time', effect: { time_factor: 1.5, timing_checks: false } },
      { id: 'much_more_time', text: 'Twice the time', effect: { time_factor: 2, timing_checks: false } },
      { id: 'larger_text', text: 'Larger text', effect: { larger_text: true } },
      { id: 'one_at_a_time', text: 'One question on each page', effect: { questions_per_page: 1 } },
      {
        id: 'assistive_technology',
        text: 'I use a screen reader, voice control or another aid',
        effect: { questions_per_page: 1, time_factor: 1.5, timing_checks: false },
      },
      { id: 'no_exercises', text: 'Leave out the practical exercises', effect: { exercises: false } },
    ],
  },
]

/** How one sitting is run, once the intake has been answered. */
export type Plan = Required<Omit<IntakeEffect, 'role' | 'industry' | 'experience'>> & {
  role: string | null
  industry: string | null
  experience: string | null
}

const defaultPlan: Plan = {
  form: 'full',
  role: null,
  industry: null,
  experience: null,
  time_factor: 1,
  timing_checks: true,
  questions_per_page: 5,
  larger_text: false,
  exercises: true,
}

/** `answers` is whatever the client sent; what can't be understood comes back as problems and changes nothing. */
export function planFrom(
  questions: IntakeQuestion[],
  answers: unknown,
): { plan: Plan; problems: { field: string; message: string }[] } {
  const problems: { field: string; message: string }[] = []
  let plan = defaultPlan
  if (answers === undefined || answers === null) return { plan, problems }
  if (typeof answers !== 'object' || Array.isArray(answers)) {
    return { plan, problems: [{ field: 'intake', message: 'must be an object of answers by question id' }] }
  }
  const given = new Map<string, unknown>(Object.entries(answers))
  for (const question of questions) {
    const answer = given.get(question.id)
    given.delete(question.id)
    if (answer === undefined || answer === null) continue
    const field = `intake.${question.id}`
    const options = new Map<unknown, IntakeOption>()
    for (const option of question.options) if (!options.has(option.id)) options.set(option.id, option)
    const chosen: unknown[] = question.multiple && Array.isArray(answer) ? answer : [answer]
    if (chosen.length > options.size) problems.push({ field, message: 'has more answers than are offered' })
    // Of equal answers the last, for later ones win.
    for (const id of [...new Set(chosen.toReversed())].reverse()) {
      const option = options.get(id)
      if (option) plan = withEffect(plan, option.effect)
      else problems.push({ field, message: 'is not one of the offered answers' })
    }
  }
  for (const id of given.keys())
    problems.push({ field: `intake.${id}`, message: 'is not a question of the intake' })
  return { plan, problems }
}

/** Help already given is never taken back by a later answer. */
function withEffect(plan: Plan, effect: IntakeEffect): Plan {
  return {
    ...plan,
    ...effect,
    time_factor: Math.max(plan.time_factor, effect.time_factor ?? 1),
    timing_checks: plan.timing_checks && (effect.timing_checks ?? true),
    exercises: plan.exercises && (effect.exercises ?? true),
    larger_text: plan.larger_text || (effect.larger_text ?? false),
    questions_per_page: Math.min(
      plan.questions_per_page,
      effect.questions_per_page ?? plan.questions_per_page,
    ),
  }
}
