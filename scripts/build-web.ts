// Builds the web app unless it is built already: node scripts/build-web.ts
import { buildWeb } from './web/build.ts'

const started = performance.now()
if (await buildWeb())
  process.stderr.write(`Built the web app in ${((performance.now() - started) / 1000).toFixed(1)} s\n`)
