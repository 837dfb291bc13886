import { type Drawing, round, type Shape } from './drawing.ts'

export type PeopleRow = {
  width: number
  height: number
  /** So many dots, one for each person. */
  people: number
  /** So many of them, the first ones, in the accent. */
  highlighted: number
}

/** People as dots in a row, each where the one before it ends: how many of how many, and nothing of anybody's standing. */
export function peopleRow({ width, height, people, highlighted }: PeopleRow): Drawing {
  // Dots as large as the row allows, smaller only where so many would not fit beside each other.
  const step = Math.min(height * 0.75, people > 0 ? width / people : 0)
  const shapes = Array.from(
    { length: people },
    (_, n): Shape => ({
      kind: 'circle',
      role: n < highlighted ? 'you' : 'everyone',
      cx: round(step * (n + 0.5)),
      cy: round(height / 2),
      r: round(step * 0.38),
    }),
  )
  return { width, height, shapes, labels: [] }
}
