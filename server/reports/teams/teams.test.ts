import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { eventually } from '../../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'
import { openReportFacts } from '../../assessments/index.ts'
import { readMasterKeys } from '../../platform/master-key.ts'
import { openSeal } from '../../platform/seal.ts'
import { closeCohorts } from '../cohorts/close-cohorts.ts'
import { quickAssessment, takeQuick } from '../crowd.fixture.ts'

let mettle: TestService
let manager: TestPerson
let people: TestPerson[]
let assessment: string
let team: string

const consent = (as: TestPerson, given: boolean) =>
  mettle.call('PUT', '/api/comparison-consent', { as, body: { given } })
const compatibility = async (as: TestPerson) =>
  (await mettle.call('GET', `/api/teams/${team}/compatibility`, { as })).body.data

before(async () => {
  mettle = await testService()
  await mettle.person('admin')
  manager = await mettle.person('manager')
  assessment = await quickAssessment(mettle, manager)
  people = []
  const strengths = [
    ['communication_skills', 'work_ethic'],
    ['communication_skills', 'work_ethic', 'learning_agility'],
    ['analytical_thinking', 'technical_proficiency'],
    ['emotional_intelligence'],
  ]
  for (const strong of strengths) {
    const person = await mettle.person('telecaller', { first_name: strong[0] as string })
    await takeQuick(mettle, person, assessment, strong, { industry: 'finance', role: 'telecaller' })
    people.push(person)
  }
  const made = await mettle.call('POST', '/api/teams', {
    as: manager,
    body: { name: 'Night desk', member_ids: people.map(({ id }) => id) },
  })
  assert.equal(made.status, 201, made.text)
  team = made.body.data.id
})

describe('A team', () => {
  it('is seen by its members with everybody’s name, and by nobody else below manager', async () => {
    const { body } = await mettle.call('GET', `/api/teams/${team}`, { as: people[0] as TestPerson })
    assert.deepEqual([body.data.name, body.data.people.length], ['Night desk', 4])
    const other = await mettle.person('telecaller')
    assert.equal((await mettle.call('GET', '/api/teams', { as: other })).body.meta.total, 0)
    assert.equal((await mettle.call('GET', '/api/teams', { as: people[0] as TestPerson })).body.meta.total, 1)
  })

  it('takes nobody who is not here, and names the place', async () => {
    const body = { name: 'x', member_ids: [people[0]?.id, '00000000-0000-4000-8000-000000000000'] }
    const refused = await mettle.call('POST', '/api/teams', { as: manager, body })
    assert.deepEqual([refused.status, refused.body.error.details.field], [400, 'member_ids.1'])
  })

  it('takes nobody twice, and says so in words', async () => {
    const { id } = people[0] as TestPerson
    const other = (people[1] as TestPerson).id
    const refused = await mettle.call('POST', '/api/teams', {
      as: manager,
      body: { name: 'x', member_ids: [id, other, id] },
    })
    assert.deepEqual(
      [refused.status, refused.body.error.message],
      [400, 'member_ids: names the same twice, at 1 and 3'],
    )
  })

  it('has changed when its members have, for whoever asks by its date', async () => {
    const ids = people.map(({ id }) => id)
    const made = await mettle.call('POST', '/api/teams', {
      as: manager,
      body: { name: 'Day desk', member_ids: ids.slice(1) },
    })
    const { id, updated_at } = made.body.data
    const put = async (member_ids: string[]) =>
      (await mettle.call('PUT', `/api/teams/${id}`, { as: manager, body: { name: 'Day desk', member_ids } }))
        .body.data.updated_at
    const more = await put(ids)
    assert.ok(more > updated_at)
    assert.equal(await put(ids), more)
    assert.ok((await put(ids.slice(2))) > more)
    await mettle.call('DELETE', `/api/teams/${id}`, { as: manager })
  })

  it('is compared only from three who agreed on, and without whoever takes it back, at once', async () => {
    const [a, b, c] = people as [TestPerson, TestPerson, TestPerson]
    for (const person of [a, b]) await consent(person, true)
    const { statement, ...nothing } = await compatibility(a)
    assert.match(statement, /^This takes three members who have results and have agreed/)
    assert.deepEqual(nothing, {
      team_id: team,
      compared: null,
      needed: 3,
      coverage: [],
      gaps: [],
      hire_for: [],
      complementary: [],
      similar: [],
    })
    await consent(c, true)
    const shown = await compatibility(manager)
    assert.equal(shown.compared, 3)
    assert.match(shown.statement, /^From the 3 of 4 members/)
    const level = Object.fromEntries(
      shown.coverage.map((one: { dimension: string; level: string }) => [one.dimension, one.level]),
    )
    assert.deepEqual([level.communication_skills, level.emotional_intelligence], ['covered', 'gap'])
    assert.deepEqual(shown.hire_for, [
      'creative_expression',
      'leadership_potential',
      'emotional_intelligence',
    ])
    assert.deepEqual([shown.similar[0].a.id, shown.similar[0].b.id].sort(), [a.id, b.id].sort())
    const added = shown.complementary.flatMap((pair: { a_adds: string[]; b_adds: string[] }) => [
      ...pair.a_adds,
      ...pair.b_adds,
    ])
    assert.ok(added.includes('work_ethic') && added.includes('technical_proficiency'))
    assert.ok(!/"score|\d\.\d/.test(JSON.stringify(shown)))
    await consent(b, false)
    assert.equal((await compatibility(manager)).compared, null)
    await consent(b, true)
  })

  it('stands in the report of a member who agreed, and not in that of one who did not', async () => {
    const reportOf = async (as: TestPerson) => {
      const asked = await mettle.call('POST', `/api/assessments/${assessment}/reports`, {
        as,
        body: { format: 'web' },
      })
      return eventually(async () => {
        const { body } = await mettle.call('GET', `/api/reports/${asked.body.data.id}`, { as })
        return body.data.state === 'ready' && body.data.report
      })
    }
    const agreed = await reportOf(people[0] as TestPerson)
    assert.deepEqual(
      [agreed.comparison.team.teams[0].name, agreed.comparison.team.teams[0].size],
      ['Night desk', 3],
    )
    const declined = await reportOf(people[3] as TestPerson)
    assert.match(declined.comparison.team.statement, /not agreed/)
  })
})

describe('Figures about a group', () => {
  const close = () => {
    const seal = openSeal(readMasterKeys(undefined, mettle.dataDir) as Buffer[])
    // Two at a time: groups are made up of people who are read one after the other.
    return closeCohorts({ db: mettle.db, facts: openReportFacts(seal) }, Date.now(), 2)
  }
  const cohort = async (query = '') =>
    (await mettle.call('GET', `/api/cohort-reports?assessment_id=${assessment}${query}`, { as: manager }))
      .body.data

  it('are told from five people on, and then of a field and a role alike', async () => {
    await close()
    assert.deepEqual([(await cohort()).n, (await cohort()).dimensions], [null, []])
    const fifth = await mettle.person('telecaller')
    await takeQuick(mettle, fifth, assessment, ['work_ethic'], { industry: 'finance', role: 'telecaller' })
    await close()
    await close()
    for (const query of ['', '&industry=finance', '&role=telecaller']) {
      const told = await cohort(query)
      assert.deepEqual([told.n, told.dimensions.length], [5, 8], query)
      for (const { bands } of told.dimensions)
        for (const count of Object.values(bands)) assert.ok(count === null || count === 5)
    }
    assert.equal((await cohort('&industry=health')).n, null)
  })

  it('are of an assessment that is there', async () => {
    for (const unknown of ['00000000-0000-4000-8000-000000000000', 'x']) {
      const { status } = await mettle.call('GET', `/api/cohort-reports?assessment_id=${unknown}`, {
        as: manager,
      })
      assert.equal(status, 404)
    }
  })

  it('do not move when one more person joins', async () => {
    const before = await cohort()
    const sixth = await mettle.person('telecaller')
    await takeQuick(mettle, sixth, assessment, [], { industry: 'finance', role: 'telecaller' })
    await close()
    assert.deepEqual(await cohort(), before)
  })

  it('become the benchmark of a report, with their size', async () => {
    const seventh = await mettle.person('telecaller')
    await takeQuick(mettle, seventh, assessment, ['creative_expression'], {
      industry: 'finance',
      role: 'telecaller',
    })
    const asked = await mettle.call('POST', `/api/assessments/${assessment}/reports`, {
      as: seventh,
      body: { format: 'web' },
    })
    const { comparison } = await eventually(async () => {
      const { body } = await mettle.call('GET', `/api/reports/${asked.body.data.id}`, { as: seventh })
      return body.data.state === 'ready' && body.data.report
    })
    assert.deepEqual(
      [comparison.industry.kind, comparison.industry.size, comparison.role.size],
      ['group', 5, 5],
    )
    assert.equal(comparison.role.rows.length, 8)
  })
})
