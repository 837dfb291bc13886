import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { before, describe, it } from 'node:test'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'
import { createAssessment, runJob, smallQuestions } from '../crowd.fixture.ts'

const key = randomBytes(32).toString('base64')
const questions = smallQuestions(['work_ethic', 'learning_agility'], 8)
const peerIds = questions.filter(question => question.kind === 'peer').map(question => question.id)
const selfAnswers = questions
  .filter(question => question.kind === 'self')
  .map((question, n) => ({ question_id: question.id, value: 2 + (n % 3), elapsed_ms: 4000 }))

describe('feedback from peers', () => {
  let mettle: TestService
  let admin: TestPerson
  let assessment: string
  before(async () => {
    mettle = await testService({ METTLE_KEY: key, PUBLIC_URL: 'https://mettle.example' })
    await mettle.superuser.query(
      `insert into app.settings (id, value) values ('assessment-retakes', '{"pause_days": 0}')`,
    )
    admin = await mettle.person('admin')
    assessment = await createAssessment(mettle, admin, questions)
  })

  const path = (rest = '') => `/api/assessments/${assessment}/peers${rest}`
  const invite = (as: TestPerson, emails: unknown, more: object = {}) =>
    mettle.call('POST', path(), { as, body: { emails, ...more } })
  const peers = async (as: TestPerson) => (await mettle.call('GET', path(), { as })).body.data
  const start = async (as: TestPerson) =>
    (await mettle.call('POST', '/api/assessments/start', { as, body: { assessment_id: assessment } })).body
      .data
  const submit = async (as: TestPerson) =>
    (
      await mettle.call('POST', '/api/assessments/submit', {
        as,
        body: { assessment_id: assessment, answers: selfAnswers },
      })
    ).body.data.results
  const results = async (as: TestPerson) =>
    (await mettle.call('GET', `/api/assessments/${assessment}/results`, { as })).body.data
  const letters = async (to: string): Promise<{ subject: string; text: string }[]> =>
    (await mettle.call('GET', '/api/mail?limit=1000', { as: admin })).body.data.filter(
      (letter: { to: string }) => letter.to === to,
    )
  const tokenIn = ({ text }: { text: string }) => /\/feedback#token=(\S+)/.exec(text)?.[1] as string
  const tokenFor = async (email: string) => tokenIn((await letters(email))[0]!)
  const feedback = (token: string, value: number | number[], ids = peerIds) =>
    mettle.call('POST', `/api/peer-feedback/${token}`, {
      body: {
        answers: ids.map((question_id, i) => ({
          question_id,
          value: Array.isArray(value) ? value[i] : value,
        })),
      },
    })
  let number = 0
  const address = (name: string) => `${name}${++number}@peers.example`
  /** The address of somebody with an account here, who has proven it. */
  const colleague = async () => {
    const { id } = await mettle.person('user')
    const email = address('colleague')
    await mettle.superuser.query(
      'update identity.accounts set email = $2, email_verified_at = now() where id = $1',
      [id, email],
    )
    return email
  }
  const askColleagues = async (taker: TestPerson, n: number) => {
    const emails = await Promise.all(Array.from({ length: n }, colleague))
    assert.equal((await invite(taker, emails)).status, 201)
    return Promise.all(emails.map(tokenFor))
  }
  /** A taker who has submitted, and the links of so many peers. */
  const takerWithPeers = async (n: number) => {
    const taker = await mettle.person('user', { first_name: 'Ada' })
    await submit(taker)
    const emails = await Promise.all(Array.from({ length: n }, colleague))
    const invited = await invite(taker, emails)
    assert.equal(invited.status, 201, invited.text)
    return { taker, emails, tokens: await Promise.all(emails.map(tokenFor)), invited: invited.body.data }
  }

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

  it('is not asked for twice of one address, nor of oneself, nor of what is no address', async () => {
    const taker = await mettle.person('user')
    await submit(taker)
    const email = address('twice')
    assert.equal((await invite(taker, [email, email.toUpperCase()])).body.data.invited, 1)
    assert.equal((await invite(taker, [email])).body.data.invited, 1)
    assert.equal((await letters(email)).length, 1)
    const refused: [unknown, string][] = [
      [[`${taker.id}@Example.com`], 'emails.0'],
      [[email, 'nobody'], 'emails.1'],
      [[], 'emails'],
      [Array.from({ length: 21 }, () => address('many')), 'emails'],
      ['a@b.example', 'emails'],
    ]
    for (const [emails, field] of refused) {
      const answer = await invite(taker, emails)
      assert.equal(answer.status, 400, answer.text)
      assert.equal(answer.body.error.details.field, field)
    }
    for (const times of [1, 2])
      await invite(
        taker,
        Array.from({ length: 19 }, () => address(`full${times}`)),
      )
    const full = await invite(taker, [address('x'), address('x')])
    assert.equal(full.status, 400)
    assert.match(full.body.error.message, /at most 40/)
  })

  it('goes to nobody more than three times a day, whatever attempts are given up in between', async () => {
    const taker = await mettle.person('user')
    const email = address('again')
    const asked: number[] = []
    for (let n = 0; n < 4; n++) {
      await start(taker)
      asked.push((await invite(taker, [email])).status)
      await mettle.call('DELETE', `/api/assessments/${assessment}/attempt`, { as: taker })
    }
    assert.deepEqual(asked, [201, 201, 201, 400])
    assert.equal((await letters(email)).length, 3)
  })

  it('belongs to whoever asked: others find no attempt, and no invitation of another', async () => {
    const { invited } = await takerWithPeers(1)
    const other = await mettle.person('manager')
    assert.equal((await mettle.call('GET', path(), { as: other })).status, 404)
    assert.equal((await invite(other, [address('x')])).status, 404)
    await submit(other)
    const id = invited.invitations[0].id
    assert.equal((await mettle.call('DELETE', path(`/${id}`), { as: other })).status, 404)
    assert.equal((await mettle.call('POST', path(`/${id}/reminder`), { as: other })).status, 404)
    assert.equal((await mettle.call('DELETE', path('/none'), { as: other })).status, 404)
    assert.equal(
      (await mettle.call('GET', `${path()}?attempt_id=${invited.attempt_id}`, { as: other })).status,
      404,
    )
    assert.equal((await mettle.call('GET', '/api/assessments/none/peers', { as: other })).status, 404)
  })

  it('of an assessment without questions for peers, or an attempt given up, is refused', async () => {
    const taker = await mettle.person('user')
    const bare = await createAssessment(
      mettle,
      admin,
      questions.filter(question => question.kind === 'self'),
    )
    await mettle.call('POST', '/api/assessments/start', { as: taker, body: { assessment_id: bare } })
    const asked = await mettle.call('POST', `/api/assessments/${bare}/peers`, {
      as: taker,
      body: { emails: [address('x')] },
    })
    assert.equal(asked.status, 409, asked.text)
    await start(taker)
    const email = address('gone')
    await invite(taker, [email])
    await mettle.call('DELETE', `/api/assessments/${assessment}/attempt`, { as: taker })
    assert.equal((await feedback(await tokenFor(email), 4)).status, 404)
    assert.equal((await invite(taker, [address('x')])).status, 409)
  })

  it('can be withdrawn: the link dies, what was answered stays, and nothing tells whose it was', async () => {
    const { taker, tokens, invited } = await takerWithPeers(4)
    await feedback(tokens[0]!, 4)
    const drop = (n: number) => mettle.call('DELETE', path(`/${invited.invitations[n].id}`), { as: taker })
    const ofAnswered = (await drop(0)).body.data
    const ofSilent = (await drop(1)).body.data
    assert.deepEqual(
      [ofAnswered, ofSilent].map(({ invited, answered }) => [invited, answered]),
      [
        [3, 1],
        [2, 1],
      ],
    )
    assert.equal((await feedback(tokens[1]!, 4)).status, 404)
    assert.equal((await drop(1)).status, 404)
    // Asked again within a day, nobody gets a second letter, and the link in the first is open again.
    const [answered, silent] = invited.invitations.map((one: { email: string }) => one.email)
    assert.equal((await invite(taker, [answered, silent])).body.data.invited, 4)
    assert.deepEqual([(await letters(answered)).length, (await letters(silent)).length], [1, 1])
    assert.equal((await mettle.call('GET', `/api/peer-feedback/${tokens[1]}`)).status, 200)
    // Later the silent one gets a new letter; the one who has answered does not, and both are listed alike.
    await mettle.call('DELETE', path(), { as: taker })
    await mettle.superuser.query(
      `update peer_invitations set sent_at = sent_at - interval '1 day' where user_id = $1`,
      [taker.id],
    )
    assert.equal((await invite(taker, [answered, silent])).body.data.invited, 2)
    assert.deepEqual([(await letters(answered)).length, (await letters(silent)).length], [1, 2])
    assert.equal((await feedback(await tokenFor(silent), 4)).status, 201)
  })

  it('is reminded of by hand once a day, and by itself once after three days', async () => {
    const { taker, emails, tokens, invited } = await takerWithPeers(3)
    const remind = (n: number) =>
      mettle.call('POST', path(`/${invited.invitations[n].id}/reminder`), { as: taker })
    assert.equal((await remind(0)).status, 409, 'the first letter was only just sent')
    await feedback(tokens[2]!, 4)
    await mettle.superuser.query(
      `update peer_invitations set sent_at = sent_at - interval '4 days' where user_id = $1`,
      [taker.id],
    )
    const [open, answered] = [await remind(0), await remind(2)]
    assert.equal(open.status, 202, open.text)
    assert.equal(answered.status, 202)
    assert.deepEqual(Object.keys(open.body.data), Object.keys(answered.body.data))
    assert.equal((await remind(0)).status, 409)
    const counts = async () => Promise.all(emails.map(async email => (await letters(email)).length))
    assert.deepEqual(await counts(), [2, 1, 1], 'whoever has answered is left in peace')

    await runJob(mettle, 'assessments-nightly')
    assert.deepEqual(await counts(), [2, 2, 1], 'whoever was reminded by hand just now is, too')
    await runJob(mettle, 'assessments-nightly')
    assert.deepEqual(await counts(), [2, 2, 1])
    assert.match((await letters(emails[1]!))[0]!.subject, /^Reminder: /)
    // The first link still works, and using it ends the second.
    const second = await tokenFor(emails[1]!)
    assert.notEqual(second, tokens[1])
    assert.equal((await feedback(tokens[1]!, 4)).status, 201)
    assert.equal((await feedback(second, 4)).status, 404)
  })

  it('is over after 30 days', async () => {
    const { taker, tokens, invited, emails } = await takerWithPeers(1)
    await mettle.superuser.query(
      `update peer_invitations set sent_at = sent_at - interval '31 days', expires_at = expires_at - interval '31 days'
       where user_id = $1`,
      [taker.id],
    )
    assert.equal((await mettle.call('GET', `/api/peer-feedback/${tokens[0]}`)).status, 404)
    assert.equal((await feedback(tokens[0]!, 4)).status, 404)
    const late = await mettle.call('POST', path(`/${invited.invitations[0].id}/reminder`), { as: taker })
    assert.equal(late.status, 409)
    await runJob(mettle, 'assessments-nightly')
    assert.equal((await letters(emails[0]!)).length, 1)
    await invite(taker, emails)
    assert.equal((await feedback(await tokenFor(emails[0]!), 4)).status, 201, 'asked again, it counts again')
  })

  it('counts a request against its link where that works, against the address otherwise', async () => {
    const { tokens } = await takerWithPeers(2)
    const left = async (token: string) =>
      Number((await mettle.call('GET', `/api/peer-feedback/${token}`)).headers.get('x-ratelimit-remaining'))
    const atAddress = await left('made-up')
    const most = await left(tokens[0]!)
    assert.equal(await left(tokens[0]!), most - 1)
    assert.equal(await left(tokens[1]!), most, 'another link, another count')
    assert.equal(await left('made-up'), atAddress - 1, 'the address was charged nothing for the links')
    await feedback(tokens[0]!, 4)
    assert.equal(await left(tokens[0]!), atAddress - 2, 'a used link is nobody’s any more')
  })

  it('is not reminded of while the address of whoever asked is not proven', async () => {
    const { taker, emails } = await takerWithPeers(1)
    const verified = (is: boolean) =>
      mettle.superuser.query(
        'update identity.accounts set email_verified_at = case when $2 then now() end where id = $1',
        [taker.id, is],
      )
    await mettle.superuser.query(
      `update peer_invitations set sent_at = sent_at - interval '4 days' where user_id = $1`,
      [taker.id],
    )
    const count = async () => (await letters(emails[0]!)).length
    await verified(false)
    await runJob(mettle, 'assessments-nightly')
    assert.equal(await count(), 1)
    await verified(true)
    await runJob(mettle, 'assessments-nightly')
    assert.equal(await count(), 2)
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
