/** What the database says when somebody else wrote to the attempt first: its number is taken, or it has ended. */
export const numberTaken = '23505'
const refusedByPolicy = '42501'

export const isStale = (error: unknown) => {
  const { code } = error as { code?: string }
  return code === numberTaken || code === refusedByPolicy
}

/** Does it again when what it had read was out of date. */
export async function retryWhenStale<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!isStale(error) || tries >= 6) throw error
    }
  }
}
