/** From the answer as given (1…m) to the keyed category (0…m−1) in which more always means more of the dimension, and back. */

type Keyed = { b: readonly number[]; reversed?: boolean }

export function keyAnswer(item: Keyed, answer: number): number {
  const highest = item.b.length + 1
  if (!Number.isInteger(answer) || answer < 1 || answer > highest) {
    throw new RangeError(`An answer must be a whole number from 1 to ${highest}, not ${answer}`)
  }
  return item.reversed ? highest - answer : answer - 1
}

/** What the person chose on the screen, from which carelessness shows: keying would hide a straight line. */
export const asGiven = (item: Keyed, category: number): number =>
  item.reversed ? item.b.length + 1 - category : category + 1
