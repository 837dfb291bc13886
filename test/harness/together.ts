import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { after, describe } from 'node:test'
import { pathToFileURL } from 'node:url'
import { collect } from './collected.ts'
import { undoAll } from './index.ts'

const root = join(import.meta.dirname, '../..')
const collected = new URL('./collected.ts', import.meta.url).href

/**
 * Several test files in one process, one after the other, each a suite of its own: the service is loaded once for all of
 * them. Loading its 2,000 modules takes longer than most files' tests.
 */
export async function together(files: string[]) {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'node:test' && context.parentURL?.endsWith('.test.ts')
        ? { url: collected, shortCircuit: true }
        : next(specifier, context),
  })
  const suites: [string, () => void][] = []
  for (const file of files) suites.push([file, await collect(pathToFileURL(join(root, file)).href)])
  for (const [file, register] of suites)
    describe(file, () => {
      after(undoAll)
      register()
    })
}
