/** What comes true within a few seconds; what does not is a failure of the test, not of the clock. */
export async function eventually<T>(
  look: () => T | undefined | Promise<T | undefined>,
  milliseconds = 10_000,
): Promise<T> {
  const end = Date.now() + milliseconds
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    if (Date.now() > end) throw new Error('It did not come to pass.')
    await new Promise(resolve => setTimeout(resolve, 25))
  }
}
