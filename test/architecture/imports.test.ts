import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, describe, it } from 'node:test'
import { architectureProblems } from '../../scripts/gates/architecture.ts'

// One little tree in which every rule is broken exactly once; beside each offence its lawful twin.
const forbidden: [rule: string, from: string, to: string][] = [
  ['engine-imports-nothing', 'psychometrics/reads-files.ts', 'node:fs'],
  ['engine-imports-nothing', 'psychometrics/uses-package.ts', 'pg'],
  ['platform-imports-packages-only', 'server/platform/knows-leads.ts', 'server/leads/index.ts'],
  ['platform-imports-packages-only', 'server/platform/knows-engine.ts', 'psychometrics/index.ts'],
  ['identity-never-backwards', 'server/identity/sells.ts', 'server/leads/index.ts'],
  ['leads-never-backwards', 'server/leads/counts.ts', 'server/analytics/index.ts'],
  ['analytics-never-backwards', 'server/analytics/tests-people.ts', 'server/assessments/index.ts'],
  ['assessments-never-backwards', 'server/assessments/prints.ts', 'server/reports/index.ts'],
  ['reports-never-backwards', 'server/reports/streams.ts', 'server/realtime/index.ts'],
  ['realtime-never-backwards', 'server/realtime/mails.ts', 'server/notifications/index.ts'],
  ['notifications-never-backwards', 'server/notifications/receives.ts', 'server/webhooks/index.ts'],
  ['webhooks-never-backwards', 'server/webhooks/audits.ts', 'server/governance/index.ts'],
  ['domains-meet-at-their-index', 'server/analytics/peeks.ts', 'server/leads/queries.ts'],
  ['root-enters-through-the-index', 'server/service.ts', 'server/leads/queries.ts'],
  ['nobody-imports-the-root', 'server/leads/serves.ts', 'server/app.ts'],
  ['nobody-imports-the-root', 'server/platform/commands.ts', 'server/cli/user.ts'],
  ['nobody-imports-a-listener', 'server/cli.ts', 'server/governance/index.ts'],
  ['nobody-imports-a-listener', 'server/governance/feeds.ts', 'server/realtime/index.ts'],
  ['engine-for-assessments-and-reports', 'server/leads/scores.ts', 'psychometrics/index.ts'],
  ['content-for-assessments-and-reports', 'server/leads/reads-content.ts', 'content/built-in.ts'],
  ['content-is-data', 'content/asks-server.ts', 'server/leads/index.ts'],
  ['only-routes-know-fastify', 'server/leads/claims.ts', 'fastify'],
  ['only-routes-know-fastify', 'server/leads/wraps.ts', '@fastify/static'],
  ['only-queries-know-the-driver', 'server/leads/asks.ts', 'pg'],
  ['only-queries-know-the-driver', 'server/leads/routes.ts', 'pg-boss'],
  ['web-knows-the-contract', 'web/cheats.ts', 'server/leads/index.ts'],
  ['primitives-know-no-page', 'web/ui/knows-leads.ts', 'web/leads/list.ts'],
  ['contract-stands-alone', 'contract/leans.ts', 'server/leads/index.ts'],
  ['product-without-tests-or-seeds', 'server/leads/seeds.ts', 'db/seeds/index.ts'],
  ['product-without-tests-or-seeds', 'server/leads/doubles.ts', 'server/leads/double.fixture.ts'],
  ['product-without-tests-or-seeds', 'server/leads/harnessed.ts', 'test/harness/index.ts'],
  ['product-without-development-packages', 'web/borrows.ts', 'tool'],
  ['everything-resolves', 'server/leads/lost.ts', 'server/leads/not-there.ts'],
]

const lawful: [from: string, to: string][] = [
  ['server/leads/index.ts', 'server/identity/index.ts'],
  ['server/leads/queries.ts', 'pg'],
  ['server/leads/call-queries.ts', 'pg'],
  ['server/leads/call-routes.ts', 'fastify'],
  ['server/platform/driver.ts', 'pg'],
  ['server/platform/fastify.ts', 'fastify'],
  ['server/assessments/score.ts', 'psychometrics/index.ts'],
  ['server/assessments/built-in.ts', 'content/built-in.ts'],
  ['server/reports/resources.ts', 'content/resources.ts'],
  ['server/app.ts', 'server/governance/index.ts'],
  ['server/main.ts', 'server/app.ts'],
  ['server/leads/leads.test.ts', 'test/harness/index.ts'],
  ['web/page.ts', 'contract/client.ts'],
  ['web/leads/page.ts', 'web/ui/button.ts'],
]

function plant(imports: [from: string, to: string][], how = 'import type * as it'): string {
  const root = mkdtempSync(join(tmpdir(), 'mettle-architecture-'))
  after(() => rmSync(root, { recursive: true, force: true }))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  write(
    'package.json',
    JSON.stringify({
      type: 'module',
      dependencies: { pg: '1', fastify: '1' },
      devDependencies: { tool: '1' },
    }),
  )
  for (const name of ['pg', 'pg-boss', 'fastify', '@fastify/static', 'tool']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }))
    write(`node_modules/${name}/index.js`, '')
  }
  for (const [, to] of imports)
    if (/\.ts$/.test(to) && !to.endsWith('not-there.ts')) write(to, 'export const x = 1\n')
  for (const [from, to] of imports) {
    const up = '../'.repeat(from.split('/').length - 1)
    // Types count as well: who names a type of the driver knows the driver.
    write(from, `${how} from '${/\.ts$/.test(to) ? up + to : to}'\nexport type { it }\n`)
  }
  return root
}

describe('who may import whom', () => {
  it('is kept by every file of this project, and every file is looked at', () => {
    assert.deepEqual(architectureProblems(), [])
  })

  const problems = architectureProblems(plant(forbidden.map(([, from, to]) => [from, to])))
  for (const [rule, from, to] of forbidden) {
    it(`refuses ${from} → ${to}: ${rule}`, () => {
      const named = problems.filter(problem => problem.startsWith(`${rule}: ${from} → `))
      assert.equal(named.length, 1, problems.join('\n'))
    })
  }

  it('refuses a circle, also one of types alone', () => {
    const imports: [string, string][] = [
      ['server/leads/hen.ts', 'server/leads/egg.ts'],
      ['server/leads/egg.ts', 'server/leads/hen.ts'],
    ]
    for (const how of ['import * as it', 'import type * as it'])
      assert.match(architectureProblems(plant(imports, how))[0] ?? '', /^no-circles: /)
  })

  it('lets lawful imports pass', () => {
    assert.deepEqual(architectureProblems(plant(lawful)), [])
  })
})
