import type { Exercise } from './definition.ts'

/** 0–1 by the exercise's rule. An answer of the wrong type, which no form can send, earns 0. */
export function scoreExercise(exercise: Exercise, answer: unknown): number {
  switch (exercise.type) {
    case 'choice': {
      const { credit } = exercise.rule
      return typeof answer === 'string' && Object.hasOwn(credit, answer) ? (credit[answer] ?? 0) : 0
    }
    case 'number': {
      if (typeof answer !== 'number' || !Number.isFinite(answer)) return 0
      const { answer: right, tolerance, partial_tolerance = tolerance } = exercise.rule
      // 0.1 + 0.2 must count as 0.3 where the tolerance is 0.
      const off = Math.abs(answer - right) - Number.EPSILON * Math.max(1, Math.abs(right)) * 4
      return off <= tolerance ? 1 : off <= partial_tolerance ? 0.5 : 0
    }
    case 'order':
      return Array.isArray(answer) ? orderScore(exercise.rule.order, answer) : 0
    case 'text_match': {
      if (typeof answer !== 'string') return 0
      const given = plain(answer)
      return exercise.rule.accept.some(accepted => plain(accepted) === given) ? 1 : 0
    }
  }
}

/** Kendall's tau against the right order, floored at 0, so that one swap costs little and guessing earns little. */
function orderScore(right: string[], answer: unknown[]): number {
  const places = new Map(answer.map((id, place) => [id, place]))
  if (answer.length !== right.length || right.some(id => !places.has(id))) return 0
  let balance = 0
  let pairs = 0
  right.forEach((first, i) => {
    for (const second of right.slice(i + 1)) {
      balance += places.get(first)! < places.get(second)! ? 1 : -1
      pairs += 1
    }
  })
  return pairs === 0 ? 1 : Math.max(0, balance / pairs)
}

function plain(text: string) {
  const even = text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
  let end = even.length
  // A pattern bound to the end would try each run of marks anew from every mark in it.
  while (end > 0 && '.,;:!?'.includes(even.charAt(end - 1))) end--
  return even.slice(0, end)
}
