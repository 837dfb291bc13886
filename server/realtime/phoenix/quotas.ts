import { LRUCache } from 'lru-cache'
import { Failure } from '../../platform/errors.ts'
import type { Channel, Channels } from './bindings.ts'

export type Quotas = ReturnType<typeof openQuotas>

/** Far more than a client needs; every change of a lead is compared with all of it. */
const mostChannels = 200
const mostBindings = 1_000
const mostConditions = 2_000
/** All channels of a person may have to join again, and again. */
const mostJoins = 500
const minute = 60_000

const refuse = (message: string) => new Failure('RATE_LIMITED', message)

/** What one person may ask for over all their connections. */
export function openQuotas() {
  const held = new Map<string, Set<Channels>>()
  const joins = new LRUCache<string, { count: number }>({ max: 100_000, ttl: minute })

  const channelsOf = (person: string) =>
    [...(held.get(person) ?? [])].flatMap(channels => [...channels.values()])

  return {
    countJoin(person: string) {
      const recent = joins.get(person) ?? { count: 0 }
      if (recent.count === 0) joins.set(person, recent)
      if (++recent.count > mostJoins)
        throw refuse(`You have joined ${mostJoins} channels within a minute. Wait a moment.`)
    },

    /** A connection with its channels becomes theirs. */
    take(person: string, channels: Channels) {
      assertWithin([...channelsOf(person), ...channels.values()])
      const theirs = held.get(person) ?? new Set()
      held.set(person, theirs.add(channels))
    },

    release(person: string, channels: Channels) {
      const theirs = held.get(person)
      theirs?.delete(channels)
      if (theirs?.size === 0) held.delete(person)
    },

    /** Their channels with this one in place of the one that it replaces. */
    assertRoom(person: string, channel: Channel, replaced: Channel | undefined) {
      assertWithin([...channelsOf(person).filter(other => other !== replaced), channel])
    },
  }
}

function assertWithin(channels: Channel[]) {
  if (channels.length > mostChannels)
    throw refuse(`You may have at most ${mostChannels} channels over all connections. Leave one first.`)
  let [bindings, conditions] = [0, 0]
  for (const channel of channels) {
    bindings += channel.bindings.length
    for (const binding of channel.bindings) conditions += binding.conditions
  }
  if (bindings > mostBindings)
    throw refuse(`Your channels may have at most ${mostBindings} postgres_changes together.`)
  if (conditions > mostConditions)
    throw refuse(`The filters of your channels may have at most ${mostConditions} conditions together.`)
}
