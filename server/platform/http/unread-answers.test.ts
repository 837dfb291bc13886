import assert from 'node:assert/strict'
import { EventEmitter } from 'node:events'
import { describe, it } from 'node:test'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { openUnreadAnswers } from './unread-answers.ts'

const text = 'x'.repeat(100_000)
const bounds = { perPerson: 250_000, inAll: 450_000 }

class Connection extends EventEmitter {
  destroyed = false
  destroy() {
    this.destroyed = true
    this.emit('close')
  }
}

describe('answers kept for whoever does not read them', () => {
  function open() {
    const answers = openUnreadAnswers(bounds)
    return (id: string, { socket = new Connection(), payload = text } = {}) => {
      const raw = Object.assign(new EventEmitter(), { closed: false })
      const request = { actor: { id }, raw: { socket } } as unknown as FastifyRequest
      answers.add(request, { raw } as unknown as FastifyReply, payload)
      return { socket, read: () => raw.emit('close') }
    }
  }

  it('are bounded for each person: the oldest is given up', () => {
    const send = open()
    const ada = [1, 2, 3].map(() => send('ada').socket.destroyed)
    const first = send('ben')
    const others = [send('ben'), send('ben')]
    assert.deepEqual(ada, [false, false, false])
    assert.equal(first.socket.destroyed, true)
    assert.deepEqual(
      others.map(({ socket }) => socket.destroyed),
      [false, false],
    )
  })

  it('are bounded for all together: whoever has the most gives way, not whoever comes next', () => {
    const send = open()
    const ada = [send('ada'), send('ada')]
    const others = ['ben', 'cem', 'dora'].map(name => send(name))
    assert.deepEqual(
      ada.map(({ socket }) => socket.destroyed),
      [true, false],
    )
    assert.ok(others.every(({ socket }) => !socket.destroyed))
  })

  it('no longer count once they were read, and small ones never do', () => {
    const send = open()
    for (let n = 0; n < 20; n++) {
      const { socket, read } = send('ada')
      read()
      assert.equal(socket.destroyed, false)
      assert.equal(send('ada', { payload: 'short' }).socket.destroyed, false)
    }
  })

  it('no longer count once their connection is gone, though they stood behind another answer on it', () => {
    const send = open()
    const socket = new Connection()
    send('ada', { socket })
    send('ada', { socket })
    socket.destroy()
    const later = [send('ada'), send('ada')]
    assert.ok(later.every(one => !one.socket.destroyed))
  })
})
