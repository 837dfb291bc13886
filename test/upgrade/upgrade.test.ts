import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { readMigrations } from '../../server/platform/db/migrate.ts'
import { type TestDatabase, type TestService, testDatabase, testService } from '../harness/index.ts'
import { answerTo } from '../harness/taker.ts'

// An installation that 0.1.0 made (make-dump.ts), as it comes up under this version. The key that opens it, the
// passwords and the tokens in it are test data and open nothing else.

const facts = JSON.parse(readFileSync(join(import.meta.dirname, '0.1.0.json'), 'utf8'))
const dump = readFileSync(join(import.meta.dirname, '0.1.0.sql'), 'utf8')

/** As a superuser restores it, under the name this database has here. */
async function restore({ superuser, connection }: TestDatabase) {
  const name = connection.database as string
  await superuser.query(
    dump
      .replaceAll('mettle_runtime', `${name}_runtime`)
      .replaceAll(/ON DATABASE mettle\b/g, `ON DATABASE ${name}`),
  )
  await superuser.query('reset all')
}

/** As if 0.1.0 had been stopped a minute ago: nothing has expired that had not expired then. */
async function moveToNow({ superuser }: TestDatabase) {
  await superuser.query(`begin;
    set local session_replication_role = replica;
    create temporary table gap on commit drop as
      select now() - interval '1 minute' - max(at) as gap from audit.entries;
    update identity.sessions set (created_at, rotated_at, expires_at) =
      (select created_at + gap, rotated_at + gap, expires_at + gap from gap);
    update identity.invitations set expires_at = expires_at + (select gap from gap);
    update peer_invitations set expires_at = expires_at + (select gap from gap);
    update attempts set (started_at, submitted_at) = (select started_at + gap, submitted_at + gap from gap);
    update assessment_responses set at = at + (select gap from gap);
    update assessment_results set computed_at = computed_at + (select gap from gap);
    commit`)
}

describe('an installation made by 0.1.0', () => {
  let mettle: TestService
  let token: Record<'asha' | 'vikram' | 'priya' | 'daniel', string>
  const get = async (path: string, as: string) => {
    const answer = await mettle.call('GET', `/api${path}`, { token: as })
    assert.equal(answer.status, 200, answer.text)
    return answer.body.data
  }
  const signIn = async (name: string) => {
    const body = { email: `${name}@before.example`, password: facts.password }
    const answer = await mettle.call('POST', '/api/auth/login', { body })
    assert.equal(answer.status, 200, answer.text)
    return answer.body.data
  }
  const found: Record<string, number> = {}
  const { builtIn, own } = facts.assessments

  before(async () => {
    const database = await testDatabase('template0')
    await restore(database)
    await moveToNow(database)
    mettle = await testService({ METTLE_KEY: facts.key }, database)
    for (const table of Object.keys(facts.counts))
      found[table] = Number((await mettle.superuser.query(`select count(*) as n from ${table}`)).rows[0].n)
    const tokenOf = async (name: string) => (await signIn(name)).access_token as string
    token = {
      asha: await tokenOf('asha'),
      vikram: await tokenOf('vikram'),
      priya: await tokenOf('priya'),
      daniel: await tokenOf('daniel'),
    }
  })

  it('is brought to the newest migration, each noted once', async () => {
    const { rows } = await mettle.superuser.query('select number, digest from app.migrations order by number')
    assert.deepEqual(
      rows,
      readMigrations().map(({ number, digest }) => ({ number, digest })),
    )
    assert.ok(rows.length > 15)
  })

  it('has lost no row', () => {
    // The link for the first admin goes as soon as there is one.
    const { 'identity.tickets': _, ...expected } = facts.counts as Record<string, number>
    assert.deepEqual(
      Object.entries(expected).filter(([table, n]) => (found[table] as number) < n),
      [],
    )
  })

  it('knows its people, their roles and their passwords', async () => {
    const people = await get('/people', token.asha)
    const roles = Object.fromEntries(
      people.map((person: { id: string; role: string }) => [person.role, person.id]),
    )
    assert.deepEqual(roles, facts.people)
  })

  it('keeps who is signed in signed in', async () => {
    const body = { refresh_token: facts.refreshToken }
    const renewed = await mettle.call('POST', '/api/auth/refresh', { body })
    assert.equal(renewed.status, 200, renewed.text)
    const me = await get('/auth/me', renewed.body.data.access_token)
    assert.equal(me.id, facts.people.telecaller)
  })

  it('opens what was sealed, and knows contact, consent and follow-up', async () => {
    const [called, refused, qualified] = facts.leads
    const first = await get(`/leads/${called}?include=interactions,follow_up,contact`, token.priya)
    assert.equal(first.status, 'contacted')
    assert.equal(first.interactions[0].content, facts.content)
    assert.equal(first.follow_up.due_at, '2030-01-15T10:00:00.000Z')
    const second = await get(`/leads/${refused}?include=interactions,contact`, token.vikram)
    assert.deepEqual(
      second.interactions.map((one: { content: string }) => one.content),
      ['Asked not to be called again.', 'Prefers e-mail.'],
    )
    assert.equal(second.contact.do_not_call, true)
    const found = await get('/leads?search=9876543212', token.priya)
    assert.deepEqual(
      found.map(({ id, status }: { id: string; status: string }) => ({ id, status })),
      [{ id: qualified, status: 'qualified' }],
    )
  })

  it('shows the results that were computed then, to the decimal', async () => {
    const results = await get(
      `/assessments/${builtIn}/results?attempt_id=${facts.scored.attempt}`,
      token.priya,
    )
    const scores = Object.fromEntries(
      results.dimensions.map((d: { dimension: string; score: number }) => [d.dimension, d.score]),
    )
    assert.deepEqual(scores, facts.scored.withPeers)
    const outcomes = await get(`/people/${facts.people.telecaller}/outcomes`, token.vikram)
    assert.ok(
      outcomes.some((one: { metric: string; value: number }) => one.metric === 'sales' && one.value === 12),
    )
  })

  it('takes the built-in assessment of this release as a new version, and keeps the one that people were asked', async () => {
    const { rows } = await mettle.superuser.query(
      `select 'now' as which, version, questions from assessments where id = $1
       union all select 'then', version, questions from assessment_versions where assessment_id = $1 order by 1`,
      [builtIn],
    )
    const [now, then] = rows
    assert.equal(now.version, 2)
    assert.equal(then.version, 1)
    const ids = (row: { questions: { id: string }[] }) => row.questions.map(question => question.id)
    assert.ok(ids(then).includes('com-s-18') && !ids(now).includes('com-s-18'))
    assert.equal(ids(now).length, ids(then).length)
  })

  it('goes on with an attempt under way where it stood, and completes it', async () => {
    const resumed = await mettle.call('POST', '/api/assessments/start', {
      token: token.daniel,
      body: { assessment_id: builtIn },
    })
    let attempt = resumed.body.data
    assert.equal(attempt.id, facts.underWay.attempt)
    assert.equal(attempt.questions[0].id, facts.underWay.next)
    let answers = facts.underWay.answered
    for (; attempt.questions.length > 0; answers++) {
      const [question] = attempt.questions
      const answered = await mettle.call('POST', `/api/assessments/${builtIn}/responses`, {
        token: token.daniel,
        body: {
          attempt_id: attempt.id,
          answers: [
            { question_id: question.id, value: answerTo(question, 2 + (answers % 4)), elapsed_ms: 4000 },
          ],
        },
      })
      assert.equal(answered.status, 200, answered.text)
      attempt = answered.body.data.attempt
    }
    const submitted = await mettle.call('POST', '/api/assessments/submit', {
      token: token.daniel,
      body: { attempt_id: attempt.id },
    })
    assert.equal(submitted.status, 200, submitted.text)
    assert.ok(
      submitted.body.data.results.dimensions.every((d: { score: number | null }) => d.score !== null),
      'answers from before and after count together',
    )
    const recorded = await get(`/assessments/${builtIn}/responses?attempt_id=${attempt.id}`, token.daniel)
    assert.equal(recorded.answers.length, answers)
  })

  it('takes feedback and an invitation by links that were sent then', async () => {
    const shown = await mettle.call('GET', `/api/peer-feedback/${facts.lateFeedback}`)
    assert.equal(shown.status, 200, shown.text)
    const accepted = await mettle.call('POST', '/api/auth/invitations/accept', {
      body: { token: facts.invitation, password: 'a password after the upgrade', first_name: 'Nisha' },
    })
    assert.ok(accepted.status < 300, accepted.text)
    assert.equal(accepted.body.data.user.role, 'telecaller')
  })

  it('lists a definition of any shape as it was given', async () => {
    const listed = (await get('/assessments', token.vikram)).find((one: { id: string }) => one.id === own)
    assert.equal(listed.title, 'Warm-up')
    assert.deepEqual(listed.questions, [{ any: 'shape' }])
    assert.equal(listed.scoring_rules, 'none yet')
  })

  it('has an audit chain that holds, with the head that was written down then in it', async () => {
    const verdict = await get('/audit/verify', token.asha)
    assert.equal(verdict.intact, true, JSON.stringify(verdict))
    assert.ok(verdict.entries >= facts.counts['audit.entries'])
    const { rowCount } = await mettle.superuser.query('select from audit.chain where mac = $1', [
      Buffer.from(facts.auditHead, 'hex'),
    ])
    assert.equal(rowCount, 1)
  })
})
