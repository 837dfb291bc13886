import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type TestService, testService } from './harness/index.ts'
import { analytics } from './matrix/analytics.ts'
import { assessments } from './matrix/assessments.ts'
import { governance } from './matrix/governance.ts'
import { imports } from './matrix/imports.ts'
import { leads } from './matrix/leads.ts'
import { callers, type Line } from './matrix/line.ts'
import { notifications } from './matrix/notifications.ts'
import { operation } from './matrix/operation.ts'
import { people } from './matrix/people.ts'
import { products } from './matrix/products.ts'
import { queue } from './matrix/queue.ts'
import { reports } from './matrix/reports.ts'
import { resources } from './matrix/resources.ts'
import { scripts } from './matrix/scripts.ts'
import { settings } from './matrix/settings.ts'
import { validation } from './matrix/validation.ts'
import { webhooks } from './matrix/webhooks.ts'

// Who may do what, in one table: every operation, every role, on one's own row and on somebody else's.
const table: Line[] = [
  ...operation,
  ...people,
  ...leads,
  ...imports,
  ...analytics,
  ...queue,
  ...scripts,
  ...assessments,
  ...validation,
  ...reports,
  ...resources,
  ...products,
  ...webhooks,
  ...settings,
  ...notifications,
  ...governance,
]

let mettle: TestService
before(async () => {
  mettle = await testService()
  await mettle.person('admin')
})

async function answers(line: Line, whose: 'own' | 'foreign'): Promise<string> {
  const statuses: number[] = []
  for (const role of callers) {
    const caller = role === 'none' ? undefined : await mettle.person(role)
    const owner = whose === 'own' && caller ? caller : await mettle.person('telecaller')
    const { id = '', params = {}, query = '', body, headers } = (await line.given?.({ mettle, owner })) ?? {}
    const [method, path] = line.operation.split(' ') as [string, string]
    const address = path.replace(/\{(\w+)\}/g, (_, name) => (name === 'id' ? id : (params[name] ?? '')))
    const answer = await mettle.call(method, address + query, {
      ...(caller ? { as: caller } : {}),
      ...(body === undefined ? {} : { body }),
      ...(headers ? { headers } : {}),
    })
    statuses.push(answer.status)
  }
  return statuses.join(' ')
}

describe('every operation answers every role as the table says', () => {
  for (const line of table)
    for (const whose of ['own', 'foreign'] as const) {
      const expected = line[whose]
      if (expected === undefined) continue
      it(`${line.operation}${line.when ? `, ${line.when}` : ''}, ${whose}`, async () => {
        assert.equal(await answers(line, whose), expected, callers.join(' '))
      })
    }
})

it('every operation answers every role as the table says: none is missing, none is made up', async () => {
  const { paths } = (await mettle.call('GET', '/api/openapi.json')).body
  const served = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
  )
  const listed = [...new Set(table.map(line => line.operation))]
  assert.ok(served.length > 20, `${served.length} operations are served`)
  assert.deepEqual(listed.toSorted(), served.toSorted())
})

it('a row in the address is tried as one’s own and as somebody else’s', () => {
  const oneSided = table.filter(line => line.operation.includes('{id}') && line.foreign === undefined)
  // An assessment, its calibrations, an invitation and a kept letter are nobody's own.
  const nobodys =
    /^GET .*\/(attempts|export|codebook|intake|peer-confirmations|validity)$|recalibration|rescores|\/api\/(invitations|mail)\//
  assert.deepEqual(
    oneSided.map(line => line.operation).filter(operation => !nobodys.test(operation)),
    [],
  )
})
