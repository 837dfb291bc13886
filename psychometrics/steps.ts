/** Long work in small steps: whoever has it done decides what else happens in between. */
export type Steps<T> = Generator<undefined, T, undefined>

export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
