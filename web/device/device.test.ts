import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { openAnswers } from './answers.ts'
import { forgetWork } from './forget-work.ts'
import { openKept } from './kept.ts'
import { openNotes } from './notes.ts'
import { type Delivery, openOutbox, type Unsent } from './outbox.ts'
import { memoryStorage } from './storage.ts'

const item = (id: string): Unsent => ({
  id,
  path: '/api/x',
  body: { id },
  at: '2026-11-15T10:00:00Z',
  about: 'Rohan',
})

describe('notes kept on the device', () => {
  it('are there again after the page was closed, for their owner alone', () => {
    const storage = memoryStorage()
    assert.equal(openNotes(storage, 'asha').write('lead-1', 'asks for Nashik'), true)
    assert.equal(openNotes(storage, 'asha').read('lead-1'), 'asks for Nashik')
    assert.equal(openNotes(storage, 'imran').read('lead-1'), '')
  })

  it('go when they are sent, and all of them with the call at sign-out, but nobody else’s', () => {
    const storage = memoryStorage()
    const notes = openNotes(storage, 'asha')
    const call = openKept<string>(storage, 'asha', 'call')
    const results = openKept<string>(storage, 'asha', 'results')
    call.write('with Rohan')
    results.write('strengths')
    for (const lead of ['one', 'two', 'three']) notes.write(lead, 'x')
    openNotes(storage, 'imran').write('one', 'his')
    notes.forget('one')
    assert.deepEqual(['one', 'two'].map(notes.read), ['', 'x'])
    forgetWork(storage, 'asha')
    assert.deepEqual([call.read(), results.read()], [undefined, undefined])
    assert.deepEqual(['two', 'three'].map(notes.read), ['', ''])
    assert.equal(openNotes(storage, 'imran').read('one'), 'his')
  })

  it('say so when the device has no room', () => {
    const full = { ...memoryStorage(), setItem: () => assert.fail('full') }
    assert.equal(openNotes(full, 'asha').write('lead-1', 'x'), false)
    openKept(full, 'asha', 'call').write('with Rohan')
    assert.equal(openKept(full, 'asha', 'call').read(), undefined)
  })
})

describe('the outbox', () => {
  const open = (answers: Delivery[], storage = memoryStorage()) => {
    const sent: string[] = []
    const send = async ({ id }: Unsent) => {
      sent.push(id)
      return answers.shift() ?? 'taken'
    }
    return { sent, storage, outbox: openOutbox({ storage, person: 'asha', send, alone: work => work() }) }
  }

  it('keeps what could not be sent, and sends it once in order when the line is back', async () => {
    const { outbox, sent, storage } = open(['unreached'])
    outbox.add(item('a'))
    outbox.add(item('b'))
    await outbox.deliver()
    assert.deepEqual([sent, outbox.unsent().length], [['a'], 2])

    const later = open([], storage)
    await later.outbox.deliver()
    await later.outbox.deliver()
    assert.deepEqual([later.sent, later.outbox.unsent()], [['a', 'b'], []])
  })

  it('sets aside what is refused for good, with the reason, and goes on with the rest', async () => {
    const { outbox, sent } = open([{ reason: 'The lead is gone.' }])
    outbox.add(item('a'))
    outbox.add(item('b'))
    await outbox.deliver()
    assert.deepEqual(sent, ['a', 'b'])
    assert.deepEqual(
      outbox.refused().map(({ id, reason }) => [id, reason]),
      [['a', 'The lead is gone.']],
    )
    outbox.dismiss('a')
    assert.deepEqual(outbox.refused(), [])
  })

  it('begins anew where what was kept is damaged', () => {
    const storage = memoryStorage()
    storage.setItem('mettle.outbox.asha', '[{')
    assert.deepEqual(open([], storage).outbox.unsent(), [])
  })
})

describe('answers kept on the device', () => {
  const answer = (client_id: string) => ({ question_id: 'q', value: 3, elapsed_ms: 900, client_id })

  it('stay in order until they are sent, for their person and attempt alone', () => {
    const storage = memoryStorage()
    const answers = openAnswers(storage, 'asha', 'first')
    for (const id of ['a', 'b', 'c']) answers.add(answer(id))
    answers.drop([answer('b')])
    const again = openAnswers(storage, 'asha', 'first')
    assert.deepEqual(
      again.unsent().map(({ client_id }) => client_id),
      ['a', 'c'],
    )
    assert.deepEqual(openAnswers(storage, 'asha', 'second').unsent(), [])
    assert.deepEqual(openAnswers(storage, 'imran', 'first').unsent(), [])
    again.drop(again.unsent())
    assert.equal(storage.length, 0)
  })

  it('are kept while the page is open where the device has no room', () => {
    const full = { ...memoryStorage(), setItem: () => assert.fail('full') }
    const answers = openAnswers(full, 'asha', 'first')
    answers.add(answer('a'))
    assert.equal(answers.unsent().length, 1)
  })
})
