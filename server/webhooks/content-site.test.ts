import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type TestPerson, type TestService, testService } from '../../test/harness/index.ts'
import { send, settings, settled } from './sender.fixture.ts'

describe('the content site', () => {
  let mettle: TestService
  let admin: TestPerson
  let asha: TestPerson
  before(async () => {
    mettle = await testService(settings)
    admin = await mettle.person('admin')
    asha = await mettle.person('telecaller')
  })
  let number = 0
  const form = (fields: object, more: object = {}) => ({
    event: 'form',
    id: ++number,
    form: 'contact',
    fields,
    ...more,
  })
  const newest = async () => (await settled(mettle, admin))[0]
  const leads = async (search: string) =>
    (await mettle.call('GET', `/api/leads?search=${encodeURIComponent(search)}`, { as: admin })).body.data

  it('sends a form, which is a lead with its source, given to whoever’s turn it is, with all that was said', async () => {
    await send(
      mettle,
      'wordpress',
      form({
        name: 'Grace Hopper',
        email: 'grace@example.com',
        phone: '+91 98765 43210',
        company: 'Navy',
        message: 'Please call me.',
      }),
    )
    assert.equal((await newest()).outcome, 'A lead was created and assigned.')
    const [lead] = await leads('Grace Hopper')
    assert.deepEqual(
      [lead.source, lead.assigned_to, lead.status, lead.company, lead.email],
      ['wordpress/contact', asha.id, 'new', 'Navy', 'grace@example.com'],
    )
    const { data } = (await mettle.call('GET', `/api/leads/${lead.id}/interactions`, { as: asha })).body
    assert.equal(data[0].content, 'Sent the form “contact” on the website.\nmessage: Please call me.')
    assert.equal(data[0].created_by, null)
  })

  it('sends a form by somebody known, who is a lead once more, named as a duplicate', async () => {
    await send(mettle, 'wordpress', form({ name: 'G. Hopper', phone: '098765 43210' }, { form: 'pricing' }))
    assert.match((await newest()).outcome, /created.* 1 others have its phone or e-mail/)
    const [lead] = await leads('G. Hopper')
    const found = await mettle.call('GET', `/api/leads/${lead.id}/duplicates`, { as: admin })
    assert.equal(found.body.data.length, 1)
  })

  it('sends a form twice, or has it done again by an admin: it is one lead', async () => {
    const body = form({ name: 'Only Once' })
    await send(mettle, 'wordpress', body)
    await send(mettle, 'wordpress', { ...body, fields: { name: 'Only Once', again: 'yes' } })
    const { id } = await newest()
    await mettle.call('POST', `/api/webhooks/deliveries/${id}/replay`, { as: admin })
    assert.equal((await newest()).outcome, 'The lead was there already.')
    assert.equal((await leads('Only Once')).length, 1)
  })

  it('sends what people type: what does not fit its field is kept in words', async () => {
    await send(
      mettle,
      'wordpress',
      form({
        name: 'Odd One',
        email: 'not an address',
        phone: '12345',
        age: 40,
        consent: true,
        when: ['morning', 'evening'],
        message: ' ',
      }),
    )
    await settled(mettle, admin)
    const [lead] = await leads('Odd One')
    assert.deepEqual([lead.email, lead.phone], [null, null])
    const { data } = (await mettle.call('GET', `/api/leads/${lead.id}/interactions`, { as: asha })).body
    assert.match(data[0].content, /E-mail as written: not an address\nPhone as written: 12345\n/)
    assert.match(data[0].content, /age: 40\nconsent: yes\nwhen: morning, evening$/)
    await send(mettle, 'wordpress', form({ email: 'nameless@example.com', source: 'Newsletter' }))
    await settled(mettle, admin)
    assert.deepEqual(
      (await leads('nameless@example.com')).map((one: Record<string, string>) => [one.name, one.source]),
      [['nameless', 'Newsletter']],
    )
    await send(mettle, 'wordpress', form({ message: 'who am I' }))
    assert.deepEqual(
      [(await newest()).state, (await newest()).outcome],
      ['failed', 'It does not say who it is from.'],
    )
    await send(mettle, 'wordpress', form({ name: 'NUL \u0000 inside' }))
    assert.equal((await newest()).state, 'failed')
    await send(mettle, 'wordpress', form({ name: 'x'.repeat(5_000), message: 'y'.repeat(500_000) }))
    assert.equal((await newest()).state, 'processed')
  })

  const resources = async (query: string) =>
    (await mettle.call('GET', `/api/resources${query}`, { as: asha })).body.data

  it('publishes an article, changes it and takes it back: the resource follows', async () => {
    const post = {
      event: 'post',
      id: 77,
      title: 'On &ldquo;listening&rdquo;',
      url: 'https://blog.example.com/listening',
      excerpt: '<p>Say it <b>back</b>.</p>',
      tags: ['Public Speaking', 'sales'],
    }
    await send(mettle, 'wordpress', { ...post, modified: '2030-01-01T00:00:00Z' })
    assert.equal((await newest()).outcome, 'The resource is up to date.')
    const [made] = await resources('?source=wordpress')
    assert.deepEqual(
      [made.title, made.excerpt, made.url, made.tags],
      ['On “listening”', 'Say it back.', post.url, ['public_speaking', 'communication_skills', 'sales']],
    )
    await send(mettle, 'wordpress', { ...post, title: 'On hearing', modified: '2030-01-03T00:00:00Z' })
    await settled(mettle, admin)
    await send(mettle, 'wordpress', { ...post, title: 'An older draft', modified: '2030-01-02T00:00:00Z' })
    assert.equal((await newest()).outcome, 'Something newer was known.')
    assert.deepEqual(
      (await resources('?source=wordpress')).map((one: { title: string }) => one.title),
      ['On hearing'],
    )
    await send(mettle, 'wordpress', {
      event: 'post',
      id: 77,
      status: 'trash',
      modified: '2030-01-04T00:00:00Z',
    })
    assert.equal((await newest()).outcome, 'The resource is out of use.')
    assert.deepEqual(await resources('?source=wordpress'), [])
  })

  it('is a Ghost: published, changed, unpublished, deleted, and what an admin said of it stays', async () => {
    const post = {
      id: 'abc',
      title: 'Habits',
      url: 'https://ghost.example.com/habits/',
      status: 'published',
      excerpt: 'Small steps.',
      tags: [{ name: 'Habits' }, { name: '#hi' }],
      updated_at: '2030-01-01T00:00:00.000Z',
    }
    const tell = async (current: object, previous: object) => {
      await send(mettle, 'ghost', { post: { current, previous } })
      return newest()
    }
    assert.equal((await tell(post, { status: 'draft' })).type, 'post.published')
    const [made] = await resources('?source=ghost&language=hi')
    assert.deepEqual(made.tags, ['habits', 'work_ethic'])
    const edit = { title: 'Habits', tags: ['learning_agility'], language: 'en' }
    await mettle.call('PUT', `/api/resources/${made.id}`, { as: admin, body: edit })
    assert.equal(
      (
        await tell(
          { ...post, title: 'Good habits', updated_at: '2030-01-02T00:00:00.000Z' },
          { title: 'Habits' },
        )
      ).type,
      'post.updated',
    )
    const [edited] = await resources('?source=ghost')
    assert.deepEqual(
      [edited.title, edited.tags, edited.language],
      ['Good habits', ['learning_agility'], 'en'],
    )
    const draft = { ...post, status: 'draft', updated_at: '2030-01-03T00:00:00.000Z' }
    assert.equal((await tell(draft, { status: 'published' })).type, 'post.unpublished')
    assert.deepEqual(await resources('?source=ghost'), [])
    assert.match(
      (await tell({ ...draft, updated_at: '2030-01-03T01:00:00.000Z' }, { title: 'x' })).outcome,
      /never published/,
    )
    await tell({ ...post, updated_at: '2020-01-04T00:00:00.000Z' }, { status: 'draft' })
    assert.deepEqual(await resources('?source=ghost'), [], 'told late')
    const ahead = { ...post, updated_at: '2030-01-05T00:00:00.000Z' }
    await tell(ahead, { status: 'draft' })
    assert.equal((await resources('?source=ghost')).length, 1)
    assert.equal((await tell({}, ahead)).outcome, 'The resource is out of use.', 'by a clock that is ahead')
    assert.equal((await tell({}, { id: 'gone', title: 'Gone' })).outcome, 'The resource is out of use.')
    assert.deepEqual(await resources('?source=ghost'), [])
    assert.equal((await tell({}, {})).state, 'ignored')
  })

  it('sends an article with an address that is none: it is kept without one', async () => {
    await send(mettle, 'wordpress', {
      event: 'post',
      id: 78,
      title: 'Odd link',
      url: 'javascript:alert(1)',
      tags: 'leadership, x',
    })
    await settled(mettle, admin)
    const [made] = await resources('?source=wordpress&tag=leadership_potential')
    assert.deepEqual([made.url, made.tags], [null, ['leadership', 'leadership_potential', 'x']])
  })
})
