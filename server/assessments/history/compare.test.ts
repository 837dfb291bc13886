import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StoredResult } from '../journey/compute.ts'
import { withChanges } from './compare.ts'

const taken = (theta: number, verdict: string, parts = ['self']) =>
  ({
    validity: { verdict },
    dimensions: [
      {
        dimension: 'work_ethic',
        composite: { theta, se: 0.3 },
        components: parts.map(component => ({ component, weight_used: 1 / parts.length })),
      },
    ],
  }) as unknown as StoredResult

const sentences = (...results: StoredResult[]) =>
  withChanges(results).map(({ dimensions }) => dimensions[0]?.since_previous?.sentence ?? null)

test('a change between answers of which some are doubtful is said to be so', () => {
  const [, plain, doubted] = sentences(taken(-1, 'sound'), taken(1, 'caution'), taken(-1, 'doubtful'))
  assert.equal(plain, 'Higher than last time, by more than the uncertainty of both scores explains.')
  assert.match(doubted!, /^Lower than last time.* doubtful, so the comparison may mean nothing\.$/)
})

test('a comparison of scores that rest on other parts says so', () => {
  const [, second] = sentences(taken(0, 'sound'), taken(0.1, 'sound', ['self', 'peer']))
  assert.match(second!, /^No change since last time.* do not rest on the same parts/)
})
