type NotYet = undefined | null | false | 0

/** What comes true sooner or later. A busy machine may take its time; only a test that fails waits to the end. */
export async function eventually<T>(
  look: () => T | NotYet | Promise<T | NotYet>,
  milliseconds = 180_000,
): Promise<T> {
  const end = Date.now() + milliseconds
  for (;;) {
    const found = await look()
    if (found) return found
    if (Date.now() > end) throw new Error(`It did not come to pass: ${look}`)
    await new Promise(resolve => setTimeout(resolve, 25))
  }
}
