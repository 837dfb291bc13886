import * as runner from 'node:test'

// What test files get in place of node:test while several of them run in one process: what they register at their top
// is kept until they have a suite of their own.

let kept: (() => unknown)[] | undefined

const later = <Register extends (...given: never[]) => unknown>(register: Register) =>
  ((...given) => (kept ? kept.push(() => register(...given)) : register(...given))) as Register

export const after = later(runner.after)
export const afterEach = later(runner.afterEach)
export const before = later(runner.before)
export const beforeEach = later(runner.beforeEach)
export const describe = later(runner.describe)
export const it = later(runner.it)
export const test = later(runner.test)

/** Loads a test file; answers with what registers its tests. */
export async function collect(url: string): Promise<() => void> {
  const registrations: (() => unknown)[] = []
  kept = registrations
  await import(url)
  kept = undefined
  return () => {
    for (const register of registrations) register()
  }
}
