import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressAt, addressesIn } from './addresses.ts'

test('addresses are taken from lines, commas or semicolons, each once', () => {
  assert.deepEqual(addressesIn(' a@x.example,\nb@x.example; a@x.example\n'), {
    emails: ['a@x.example', 'b@x.example'],
  })
})

test('what is no address is named', () => {
  assert.deepEqual(addressesIn('a@x.example mira@work'), { wrong: { not: 'mira@work' } })
  assert.deepEqual(addressesIn('   '), { wrong: 'none' })
  const many = Array.from({ length: 21 }, (_, n) => `p${n}@x.example`).join('\n')
  assert.deepEqual(addressesIn(many), { wrong: 'many' })
})

test('the address that the service objects to is found by its place', () => {
  const emails = Array.from({ length: 12 }, (_, n) => `p${n}@x.example`)
  assert.equal(addressAt('emails.0', emails), 'p0@x.example')
  assert.equal(addressAt('emails.11', emails), 'p11@x.example')
  for (const field of ['emails', 'emails.12', 'attempt_id', undefined])
    assert.equal(addressAt(field, emails), undefined, field)
})
