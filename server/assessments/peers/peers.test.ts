import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { createAssessment, runJob } from '../crowd.fixture.ts'
import {
  address,
  admin,
  askColleagues,
  assessment,
  colleague,
  feedback,
  invite,
  letters,
  mettle,
  openPeers,
  path,
  peerIds,
  peers,
  questions,
  results,
  selfAnswers,
  start,
  submit,
  takerWithPeers,
  tokenFor,
} from './peers.fixture.ts'

before(openPeers)

describe('feedback from peers', () => {
  it('is asked for by e-mail, with a link that works once and without an account', async () => {
    const { emails, tokens, invited } = await takerWithPeers(1)
    assert.deepEqual(
      { invited: invited.invited, answered: invited.answered, needed: invited.needed },
      { invited: 1, answered: 0, needed: 3 },
    )
    assert.equal(invited.invitations[0].email, emails[0])
    const [letter] = await letters(emails[0]!)
    assert.equal(letter?.subject, 'Ada asks for your feedback')
    assert.match(letter!.text, /https:\/\/mettle\.example\/feedback#token=[\w-]{43}\n/)

    const shown = await mettle.call('GET', `/api/peer-feedback/${tokens[0]}`)
    assert.equal(shown.status, 200, shown.text)
    assert.equal(shown.body.data.first_name, 'Ada')
    assert.deepEqual(
      shown.body.data.questions.map((question: { id: string }) => question.id),
      peerIds,
    )
    assert.deepEqual(Object.keys(shown.body.data.questions[0]).sort(), [
      'answer',
      'id',
      'kind',
      'scale',
      'seconds',
      'text',
    ])
    assert.equal((await feedback(tokens[0]!, 4)).status, 201)
    const again = await feedback(tokens[0]!, 5)
    const unknown = await feedback('x'.repeat(43), 5)
    assert.equal(again.status, 404)
    assert.deepEqual(again.body, unknown.body)
    assert.deepEqual((await mettle.call('GET', `/api/peer-feedback/${tokens[0]}`)).body, unknown.body)
  })

  it('changes results when a round closes, of three or more, beside the old ones, and says so', async () => {
    const { taker, tokens } = await takerWithPeers(4)
    const alone = await results(taker)
    for (const token of tokens.slice(0, 3)) await feedback(token, 5)
    assert.deepEqual(await results(taker), alone, 'three have answered, one is still asked')
    assert.equal((await peers(taker)).answered, 3)

    await feedback(tokens[3]!, 5)
    const together = await results(taker)
    assert.equal(together.reason, 'peers')
    assert.deepEqual(together.peers, { raters: 4, needed: 3, used: true })
    const used = together.dimensions[0].components.find(
      (part: { component: string }) => part.component === 'peer',
    )
    assert.equal(used.evidence, 4)
    assert.ok(used.weight_used > 0.3)
    assert.ok(together.dimensions[0].score > alone.dimensions[0].score)

    const more = await askColleagues(taker, 1)
    await feedback(more[0]!, 1)
    assert.deepEqual(await results(taker), together, 'one alone changes nothing, or it would be known')
    assert.equal((await peers(taker)).answered, 5)
    for (const token of await askColleagues(taker, 2)) await feedback(token, 1)
    assert.equal((await results(taker)).peers.raters, 7)
    const { rows } = await mettle.superuser.query(
      `select a.state, array_agg(r.reason order by r.computed_at) as reasons from attempts a
       join assessment_results r on r.attempt_id = a.id where a.user_id = $1 group by a.state`,
      [taker.id],
    )
    assert.deepEqual(rows, [{ state: 'rescored', reasons: ['submitted', 'peers', 'peers'] }])
  })

  it('of strangers counts once a manager has confirmed them as colleagues, and of nobody’s own choosing', async () => {
    const taker = await mettle.person('manager')
    await submit(taker)
    const emails = [1, 2, 3].map(() => address('stranger'))
    await invite(taker, emails)
    for (const email of emails) assert.equal((await feedback(await tokenFor(email), 5)).status, 201)
    assert.equal((await results(taker)).peers.used, false, 'addresses of one’s own prove nothing')

    const confirmations = `/api/assessments/${assessment}/peer-confirmations`
    const manager = await mettle.person('manager')
    const listed = (await mettle.call('GET', `${confirmations}?limit=100`, { as: manager })).body
    const asked = listed.data.filter((one: { user_id: string }) => one.user_id === taker.id)
    assert.deepEqual(
      asked
        .map(({ email, has_account, confirmed_at }: Record<string, unknown>) => [
          email,
          has_account,
          confirmed_at,
        ])
        .sort(),
      emails.map(email => [email, false, null]).sort(),
    )
    const confirm = (id: string, as = manager) => mettle.call('PUT', `${confirmations}/${id}`, { as })
    assert.equal((await confirm(asked[0].id, taker)).status, 403)
    assert.equal((await confirm('none')).status, 404)
    for (const { id } of asked.slice(0, 2)) assert.equal((await confirm(id)).status, 200)
    assert.equal((await results(taker)).peers.used, false)
    assert.equal((await confirm(asked[2].id)).status, 200)
    assert.deepEqual((await results(taker)).peers, { raters: 3, needed: 3, used: true })
    assert.ok((await peers(taker)).invitations.every((one: { confirmed: boolean }) => one.confirmed))
  })

  it('that gives one answer to statements and their opposites does not count', async () => {
    const reversed = questions.map((question, n) =>
      question.kind === 'peer' && n % 2 === 0 ? { ...question, reversed: true } : question,
    )
    const of = await createAssessment(mettle, admin, reversed)
    const taker = await mettle.person('user')
    const read = async () =>
      (await mettle.call('GET', `/api/assessments/${of}/results`, { as: taker })).body.data.peers
    await mettle.call('POST', '/api/assessments/submit', {
      as: taker,
      body: { assessment_id: of, answers: selfAnswers },
    })
    const emails = await Promise.all([1, 2, 3, 4].map(() => colleague()))
    await mettle.call('POST', `/api/assessments/${of}/peers`, { as: taker, body: { emails } })
    const varied = peerIds.map((_, n) => 2 + (n % 4))
    await feedback(await tokenFor(emails[0]!), 5)
    await feedback(await tokenFor(emails[1]!), varied)
    await feedback(await tokenFor(emails[2]!), varied)
    await feedback(await tokenFor(emails[3]!), varied)
    assert.deepEqual(await read(), { raters: 3, needed: 3, used: true })
  })

  it('counts when the last invitation is withdrawn or runs out', async () => {
    const withdrawn = await takerWithPeers(4)
    for (const token of withdrawn.tokens.slice(0, 3)) await feedback(token, 4)
    const last = withdrawn.invited.invitations.find(
      (one: { email: string }) => one.email === withdrawn.emails[3],
    )
    await mettle.call('DELETE', path(`/${last.id}`), { as: withdrawn.taker })
    assert.equal((await results(withdrawn.taker)).peers.raters, 3)

    const late = await takerWithPeers(4)
    for (const token of late.tokens.slice(0, 3)) await feedback(token, 4)
    await mettle.superuser.query(
      `update peer_invitations set sent_at = sent_at - interval '31 days', expires_at = expires_at - interval '31 days'
       where user_id = $1`,
      [late.taker.id],
    )
    await runJob(mettle, 'assessments-nightly')
    assert.equal((await results(late.taker)).peers.raters, 3)
  })

  it('counts when the asker closes the round, and whoever was silent cannot answer any more', async () => {
    const { taker, tokens, emails } = await takerWithPeers(5)
    for (const token of tokens.slice(0, 3)) await feedback(token, 4)
    const closed = await mettle.call('DELETE', path(''), { as: taker })
    assert.equal(closed.status, 200, closed.text)
    assert.deepEqual([closed.body.data.invited, closed.body.data.answered], [0, 3])
    assert.equal((await results(taker)).peers.raters, 3)
    assert.equal((await feedback(tokens[3]!, 4)).status, 404)
    // A next round begins with a new letter to whom it is sent.
    assert.equal((await invite(taker, [emails[4] as string])).body.data.invited, 1)
    assert.equal((await mettle.call('DELETE', path(''), { as: await mettle.person('user') })).status, 404)
  })

  it('about an earlier attempt, come late, does not take the place of the latest results', async () => {
    const { taker, tokens } = await takerWithPeers(3)
    const latest = await submit(taker)
    for (const token of tokens) assert.equal((await feedback(token, 5)).status, 201)
    assert.deepEqual(await results(taker), latest)
  })

  it('counts from the start when peers answered before the attempt was submitted', async () => {
    const taker = await mettle.person('user')
    await start(taker)
    const emails = await Promise.all([1, 2, 3].map(colleague))
    await invite(taker, emails)
    for (const email of emails) assert.equal((await feedback(await tokenFor(email), 5)).status, 201)
    const result = await submit(taker)
    assert.deepEqual(result.peers, { raters: 3, needed: 3, used: true })
    assert.equal(result.reason, 'submitted')
  })

  it('of peers who answer in the same moment, each counts once', async () => {
    const { taker, tokens } = await takerWithPeers(6)
    const answers = await Promise.all([...tokens, tokens[0]!, tokens[1]!].map(token => feedback(token, 4)))
    assert.deepEqual(answers.map(answer => answer.status).sort(), [201, 201, 201, 201, 201, 201, 404, 404])
    assert.equal((await results(taker)).peers.raters, 6)
  })

  it('refuses answers that cannot be, by name', async () => {
    const { tokens } = await takerWithPeers(1)
    const wrong: [body: unknown, field: string][] = [
      [{}, 'answers'],
      [{ answers: [] }, 'answers'],
      [{ answers: 'all 5' }, 'answers'],
      [{ answers: [{ question_id: peerIds[0], value: 6 }] }, 'answers.0.value'],
      [{ answers: [{ question_id: peerIds[0], value: '4' }] }, 'answers.0.value'],
      [{ answers: [{ question_id: 'work_ethic-s-0', value: 4 }] }, 'answers.0.question_id'],
      [{ answers: [{ question_id: '__proto__', value: 4 }] }, 'answers.0.question_id'],
      [{ answers: [0, 0].map(i => ({ question_id: peerIds[i], value: 4 })) }, 'answers.1.question_id'],
      [{ answers: peerIds.slice(0, 3).map(question_id => ({ question_id, value: 4 })) }, 'answers'],
    ]
    for (const [body, field] of wrong) {
      const answer = await mettle.call('POST', `/api/peer-feedback/${tokens[0]}`, { body })
      assert.equal(answer.status, 400, `${JSON.stringify(body)}: ${answer.text}`)
      assert.equal(answer.body.error.details.field, field)
    }
    assert.equal((await feedback(tokens[0]!, 4, peerIds.slice(0, 4))).status, 201, 'half is enough')
  })

  it('is out of reach of the person it is about and of managers, also below the service', async () => {
    const { taker, tokens } = await takerWithPeers(1)
    await feedback(tokens[0]!, 4)
    const manager = await mettle.person('manager')
    for (const [role, who, held] of [
      ['mettle_person', taker, 'user'],
      ['mettle_overseer', manager, 'manager'],
      ['mettle_overseer', admin, 'admin'],
    ] as const) {
      for (const table of ['peer_answers', 'peer_tokens']) {
        const reading = mettle.superuser.query(
          `begin; select set_config('app.user_id', '${who.id}', true), set_config('app.role', '${held}', true);
           set local role ${role}; select * from public.${table}`,
        )
        await assert.rejects(reading, /permission denied/)
        await mettle.superuser.query('rollback')
      }
      const seen = await mettle.superuser.query(
        `begin; select set_config('app.user_id', '${who.id}', true), set_config('app.role', '${held}', true);
         set local role ${role}; select * from public.peer_invitations`,
      )
      await mettle.superuser.query('rollback')
      const rows = (seen as unknown as { rows: { user_id: string }[] }[]).at(-1)!.rows
      assert.ok(rows.every(row => row.user_id === who.id))
      assert.equal(rows.length, who === taker ? 1 : 0)
      for (const row of rows) assert.ok(!('answered_at' in row))
    }
  })

  it('is kept sealed: neither addresses, answers nor links can be read from the tables', async () => {
    const { emails, tokens } = await takerWithPeers(1)
    await feedback(tokens[0]!, 4)
    const { rows } = await mettle.superuser.query(
      `select (select string_agg(t::text, '') from peer_invitations t) || (select string_agg(t::text, '') from peer_answers t)
         || coalesce((select string_agg(t::text, '') from peer_tokens t), '') as all`,
    )
    const hex = (text: string) => Buffer.from(text).toString('hex')
    for (const secret of [emails[0]!, tokens[0]!, peerIds[0]!]) {
      assert.ok(!rows[0].all.includes(secret))
      assert.ok(!rows[0].all.includes(hex(secret)))
    }
  })
})
