import assert from 'node:assert/strict'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { temporaryFolder } from './harness.fixture.ts'
import { acquireLock, isHolder, removeStale } from './lock.ts'

test('of many who find a dead holder at once, one gets the lock, and the others learn who', async () => {
  const folder = temporaryFolder()
  const path = join(folder, 'lock')
  writeFileSync(path, JSON.stringify({ pid: 1, startedAt: 'long ago', boot: 'another' }))
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => acquireLock(path, 'service')))
  const [lock, ...others] = outcomes.sort((a, b) => Number(isHolder(a)) - Number(isHolder(b)))
  assert.deepEqual(
    others.map(other => isHolder(other) && other.pid),
    Array(19).fill(process.pid),
  )
  assert.ok(lock && !isHolder(lock))
  lock.release()
  assert.deepEqual(readdirSync(folder), [])
})

test('whoever found a dead holder but comes late does not remove the lock taken since', async () => {
  const path = join(temporaryFolder(), 'lock')
  await acquireLock(path, 'service')
  const taken = readFileSync(path, 'utf8')
  await removeStale(path, 'what the dead holder had written')
  assert.equal(readFileSync(path, 'utf8'), taken)
})

test('a lock once released and taken by another is not released again', async () => {
  const path = join(temporaryFolder(), 'lock')
  const first = await acquireLock(path, 'command')
  assert.ok(!isHolder(first))
  first.release()
  await acquireLock(path, 'service')
  first.release()
  assert.match(readFileSync(path, 'utf8'), /"purpose":"service"/)
})
