import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Loaded into every test file's process. Nearly all of them load the whole service, and start it as a process too: what
// one has compiled, others need not.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../../node_modules/.cache/compiled')
enableCompileCache()

// One that something keeps alive must not hold up the whole run.
const longest = 15 * 60_000

// The runner itself loads it too, and lives as long as all of them.
if (process.env.NODE_TEST_CONTEXT)
  setTimeout(() => {
    process.stderr.write(`${process.argv[1]} was still running after 15 minutes.\n`)
    process.exit(1)
  }, longest).unref()
