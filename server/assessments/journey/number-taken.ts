export const numberTaken = '23505'
export const isTaken = (error: unknown) => (error as { code?: string }).code === numberTaken

/** Does it again when somebody else wrote to the attempt first: what it had read is out of date by then. */
export async function againWhenTaken<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!isTaken(error) || tries >= 6) throw error
    }
  }
}
