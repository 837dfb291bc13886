import assert from 'node:assert/strict'
import { EventEmitter } from 'node:events'
import { describe, it, mock } from 'node:test'
import { openSlowLane, type SlowLane } from './slow-lane.ts'

const bounds = { atOnce: 3, perPerson: 2, waiting: 2, waitMs: 5_000 }
const settled = () => new Promise(resolve => setImmediate(resolve))

/** Sets out for the lane and notes its name when it is let in. */
const set = (lane: SlowLane, person: string, begun: string[], name: string) => {
  const entering = lane.enter(person).then(leave => {
    begun.push(name)
    return leave
  })
  entering.catch(() => {})
  return entering
}

describe('slow work', () => {
  it('runs a few at a time, fewer of one person, and refuses whoever queues too much', async () => {
    const lane = openSlowLane(bounds)
    const begun: string[] = []
    const ada = [1, 2, 3, 4].map(n => set(lane, 'ada', begun, `ada ${n}`))
    await assert.rejects(lane.enter('ada'), { code: 'RATE_LIMITED' })
    set(lane, 'ben', begun, 'ben 1')
    set(lane, 'ben', begun, 'ben 2')
    await settled()
    assert.deepEqual(begun, ['ada 1', 'ada 2', 'ben 1'])
    ;(await ada[0])?.()
    await settled()
    assert.deepEqual(begun.slice(3), ['ada 3'])
  })

  it('goes on in turn by person, not by who asked most', async () => {
    const lane = openSlowLane({ ...bounds, atOnce: 1, waiting: 10 })
    const begun: string[] = []
    const all = ['ada 1', 'ada 2', 'ada 3', 'ben 1', 'cem 1'].map(name =>
      set(lane, name.split(' ')[0] as string, begun, name),
    )
    for (const _ of all) {
      await settled()
      const at = ['ada 1', 'ada 2', 'ada 3', 'ben 1', 'cem 1'].indexOf(begun.at(-1) as string)
      ;(await all[at])?.()
    }
    assert.deepEqual(begun, ['ada 1', 'ada 2', 'ben 1', 'cem 1', 'ada 3'])
  })

  it('lets those who go ahead begin before everybody else, in turn among themselves', async () => {
    const lane = openSlowLane({ ...bounds, atOnce: 1, waiting: 10 })
    const begun: string[] = []
    const first = set(lane, 'ada', begun, 'ada 1')
    set(lane, 'ada', begun, 'ada 2')
    set(lane, 'ben', begun, 'ben 1')
    const ahead = ['cem', 'cem', 'dot'].map(person =>
      lane.enter(person, { goesAhead: true }).then(leave => {
        begun.push(`${person} ahead`)
        return leave
      }),
    )
    ;(await first)()
    for (const entered of [ahead[0], ahead[2], ahead[1]]) (await entered)?.()
    await settled()
    assert.deepEqual(begun, ['ada 1', 'cem ahead', 'dot ahead', 'cem ahead', 'ada 2'])
  })

  it('waits no longer than it should, and makes room for the next', async () => {
    mock.timers.enable({ apis: ['setTimeout'] })
    try {
      const lane = openSlowLane({ ...bounds, atOnce: 1, waiting: 1 })
      const leave = await lane.enter('ada')
      const late = lane.enter('ada')
      mock.timers.tick(5_000)
      await assert.rejects(late, { code: 'UNAVAILABLE' })
      const next = lane.enter('ada')
      leave()
      leave()
      ;(await next)()
      const [one, two] = [lane.enter('ada'), lane.enter('ben')]
      ;(await one)()
      ;(await two)()
    } finally {
      mock.timers.reset()
    }
  })

  it('is not waited for by a client that is gone', async () => {
    const lane = openSlowLane({ ...bounds, atOnce: 1, waiting: 1 })
    const leave = await lane.enter('ada')
    const client = new EventEmitter()
    const refused: string[] = []
    lane.enter('ada', { client }).catch(({ code }) => refused.push(code))
    client.emit('close')
    await settled()
    assert.deepEqual(refused, ['UNAVAILABLE'])
    const next = lane.enter('ada', { client })
    leave()
    ;(await next)()
    assert.equal(client.listenerCount('close'), 0)
  })
})
