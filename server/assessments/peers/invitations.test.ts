import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { createAssessment, runJob } from '../crowd.fixture.ts'
import {
  address,
  admin,
  assessment,
  feedback,
  invite,
  letters,
  mettle,
  openPeers,
  path,
  questions,
  start,
  submit,
  takerWithPeers,
  tokenFor,
} from './peers.fixture.ts'

before(openPeers)

describe('an invitation to give feedback', () => {
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

  describe('to one mailbox', () => {
    const spelt = (name: string, count: number) =>
      Array.from({ length: count }, (_, n) =>
        n % 2 ? `${name}+${n}@peers.example` : `"${name}+${n}"@peers.example`,
      )
    const lettersOf = async (name: string) =>
      (await mettle.call('GET', '/api/mail?limit=1000', { as: admin })).body.data.filter(
        ({ to }: { to: string }) => to.includes(`${name}+`),
      ).length
    const takers = (count: number) =>
      Promise.all(
        Array.from({ length: count }, async () => {
          const taker = await mettle.person('user')
          await start(taker)
          return taker
        }),
      )
    const age = async (days: number) => {
      await mettle.superuser.query(
        `update app.mailbox_letters set sent_at = sent_at - make_interval(days => $1)`,
        [days],
      )
      await mettle.superuser.query(
        `update peer_invitations set sent_at = sent_at - make_interval(days => $1),
           reminded_at = reminded_at - make_interval(days => $1)`,
        [days],
      )
    }

    it('is asked for three times a day by one person, however its address is spelt', async () => {
      const [taker] = await takers(1)
      const [first, second, third, ...more] = spelt('spelt', 40)
      const refused = await invite(taker!, [first, second, third, more[0]])
      assert.equal(refused.status, 400, refused.text)
      assert.equal(refused.body.error.details.field, 'emails.3')
      assert.match(refused.body.error.message, /often enough within a day/)
      assert.equal(await lettersOf('spelt'), 0)
      assert.equal((await invite(taker!, [first, second, third])).status, 201)
      assert.equal((await invite(taker!, more.slice(0, 1))).status, 400)
      assert.equal((await invite(taker!, [address('another')])).status, 201)
      assert.equal(await lettersOf('spelt'), 3)
    })

    it('is asked for ten times a day by everybody together, also at once', async () => {
      const emails = spelt('crowded', 13)
      const askers = await takers(13)
      const answers = await Promise.all(askers.map((asker, n) => invite(asker, [address('calm'), emails[n]])))
      assert.equal(answers.filter(({ status }) => status === 201).length, 10)
      assert.equal(await lettersOf('crowded'), 10)
      await age(1)
      const late = askers.filter((_, n) => answers[n]!.status === 400)
      for (const asker of late) assert.equal((await invite(asker, [spelt('crowded', 1)[0]])).status, 201)
      assert.equal(await lettersOf('crowded'), 13)
    })

    it('is a reminder by hand too, refused alike for whoever has answered', async () => {
      const { taker, emails, tokens, invited } = await takerWithPeers(2)
      await feedback(tokens[1]!, 4)
      await age(2)
      const remind = (n: number) =>
        mettle.call('POST', path(`/${invited.invitations[n].id}/reminder`), { as: taker })
      const others = await takers(10)
      for (const other of others) await invite(other, emails)
      for (const n of [0, 1]) {
        const refused = await remind(n)
        assert.equal(refused.status, 409, refused.text)
        assert.match(refused.body.error.message, /often enough/)
      }
      await age(1)
      assert.deepEqual([(await remind(0)).status, (await remind(1)).status], [202, 202])
    })

    it('is a reminder of the service five times a day, and the rest is left out', async () => {
      const askers = await takers(8)
      const emails = spelt('patient', 8)
      for (const [n, asker] of askers.entries()) await invite(asker, [emails[n]])
      await age(4)
      await runJob(mettle, 'assessments-nightly')
      assert.equal(await lettersOf('patient'), 8 + 5)
      await age(1)
      await runJob(mettle, 'assessments-nightly')
      assert.equal(await lettersOf('patient'), 8 + 5)
    })
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
})
