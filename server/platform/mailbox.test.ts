import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { mailboxOf } from './mailbox.ts'

describe('the mailbox of an address', () => {
  const spellings = [
    'ada.byron@example.com',
    'Ada.Byron@Example.COM',
    'ada.byron+news@example.com',
    'ada.byron+a+b@example.com',
    'a.d.a.b.y.r.o.n@example.com',
    '"ada.byron"@example.com',
    '"ada.byron+news"@example.com',
    '"ada\\.byron"@example.com',
    '"ada.byron "@example.com',
    'ａｄａ．ｂｙｒｏｎ@example.com',
    'ada.byron＋news@ｅｘａｍｐｌｅ.com',
    'ada.\u200bby\u00adron@example.com',
  ]
  for (const spelling of spellings)
    it(`is one for ${spelling}`, () => assert.equal(mailboxOf(spelling), 'adabyron@example.com'))

  it('is another for another name or domain', () => {
    assert.equal(mailboxOf('ada@mail.example.com'), 'ada@mail.example.com')
    assert.notEqual(mailboxOf('ada@example.com'), mailboxOf('ada@mail.example.com'))
    assert.notEqual(mailboxOf('ada@example.com'), mailboxOf('ben@example.com'))
    assert.notEqual(mailboxOf('ada-1@example.com'), mailboxOf('ada-2@example.com'))
  })

  it('is one however its domain is written', () => {
    assert.equal(mailboxOf('ada@bücher.example'), mailboxOf('ada@xn--bcher-kva.example'))
  })
})
