import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { refuseUrl } from './outgoing-url.ts'

describe('an address that something is to be posted to', () => {
  it('is public and encrypted, without a name or password', () => {
    refuseUrl('https://crm.example/hooks', false)
    refuseUrl('https://93.184.215.14/hooks', false)
    for (const [url, why] of [
      ['nowhere', /begins with https:\/\/$/],
      ['http://crm.example/', /begins with https:\/\/$/],
      ['https://name:secret@crm.example/', /must not hold a name or password/],
      ['https://localhost/', /must lead to a public address/],
      ['https://10.0.0.1/', /must lead to a public address/],
      ['https://169.254.169.254/latest', /must lead to a public address/],
      ['https://[::1]/', /must lead to a public address/],
    ] as const)
      assert.throws(() => refuseUrl(url, false), { code: 'VALIDATION_ERROR', message: why }, url)
  })

  it('may be private and plain where the installation allows it', () => {
    refuseUrl('http://10.0.0.1/', true)
    assert.throws(() => refuseUrl('ftp://10.0.0.1/', true), /https:\/\/ or http:\/\//)
  })
})
