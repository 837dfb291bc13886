import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { builtIn } from '../../content/built-in.ts'
import { type TestPerson, type TestService, testService } from '../../test/harness/index.ts'
import { systemActor } from '../platform/db/index.ts'
import { builtInId, digestOf, ensureBuiltIn, formerDigests } from './built-in.ts'
import { putBuiltIn } from './queries.ts'

const former = { title: builtIn.title, description: 'As it was.', questions: '[]', scoring_rules: '{}' }

describe('the built-in assessment on an installation that has had it before', () => {
  let mettle: TestService
  let admin: TestPerson
  before(async () => {
    mettle = await testService()
    admin = await mettle.person('admin')
  })

  const stored = async () =>
    (
      await mettle.superuser.query(
        'select version, is_active, description, questions from assessments where id = $1',
        [builtInId],
      )
    ).rows[0]
  const setTo = ({ description, questions, scoring_rules }: typeof former) =>
    mettle.superuser.query(
      'update assessments set description = $2, questions = $3, scoring_rules = $4 where id = $1',
      [builtInId, description, questions, scoring_rules],
    )
  const put = (formerly: string[]) =>
    mettle.db.withActor(systemActor('test'), tx =>
      putBuiltIn(
        tx,
        {
          id: builtInId,
          title: builtIn.title,
          description: builtIn.description,
          questions: JSON.stringify(builtIn.questions),
          scoring_rules: JSON.stringify(builtIn.scoring_rules),
        },
        formerly,
      ),
    )

  it('stays as it is when nothing has changed', async () => {
    const { version } = await stored()
    await ensureBuiltIn(mettle.db)
    assert.equal((await stored()).version, version)
  })

  it('takes new contents in place of those of a release, as a new version', async () => {
    await setTo(former)
    const { version } = await stored()
    await put([digestOf(former.title, former.questions, former.scoring_rules)])
    const now = await stored()
    assert.equal(now.version, version + 1)
    assert.equal(now.description, builtIn.description)
    assert.equal(now.questions.length, builtIn.questions.length)
  })

  it('stays taken out of use', async () => {
    await setTo(former)
    await mettle.superuser.query('update assessments set is_active = false where id = $1', [builtInId])
    await put([digestOf(former.title, former.questions, former.scoring_rules)])
    const now = await stored()
    assert.equal(now.questions.length, builtIn.questions.length)
    assert.equal(now.is_active, false)
  })

  it('keeps what an admin has made of it', async () => {
    const changed = await mettle.call('PUT', `/api/assessments/${builtInId}`, {
      as: admin,
      body: { questions: builtIn.questions.slice(0, 100), is_active: true },
    })
    assert.equal(changed.status, 200, changed.text)
    const { version } = await stored()
    await ensureBuiltIn(mettle.db)
    const now = await stored()
    assert.equal(now.version, version)
    assert.equal(now.questions.length, 100)
  })

  it('is not shipped again as it was before', () => {
    const { title, questions, scoring_rules } = builtIn
    const digest = digestOf(title, JSON.stringify(questions), JSON.stringify(scoring_rules))
    assert.ok(!formerDigests.includes(digest))
  })
})
