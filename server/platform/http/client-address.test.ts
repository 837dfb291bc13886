import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { clientAddress, networkOf } from './client-address.ts'

describe('where a request comes from', () => {
  it('is the address of the connection, in its plain form', () => {
    assert.equal(clientAddress({ ip: '203.0.113.7' }), '203.0.113.7')
    assert.equal(clientAddress({ ip: '::ffff:203.0.113.7' }), '203.0.113.7')
    for (const spelled of ['::ffff:cb00:7107', '::FFFF:CB00:7107', '0:0:0:0:0:ffff:cb00:7107'])
      assert.equal(clientAddress({ ip: spelled }), '203.0.113.7', spelled)
    assert.equal(clientAddress({ ip: '::ffff:1:1' }), '0.1.0.1')
    assert.equal(clientAddress({ ip: 'FE80::1%eth0' }), 'fe80::1')
  })

  it('is nowhere once the client has gone', () => {
    for (const ips of [undefined, [undefined]]) assert.equal(clientAddress({ ip: undefined, ips }), '')
    assert.equal(networkOf(''), '')
  })

  it('is what a trusted proxy names, with or without a port', () => {
    const through = (ip: string) => clientAddress({ ip, ips: ['10.0.0.1', ip] })
    assert.equal(through('198.51.100.7'), '198.51.100.7')
    assert.equal(through('198.51.100.7:4711'), '198.51.100.7')
    assert.equal(through('[2001:db8::1]:4711'), '2001:db8::1')
  })

  it('is the nearest hop before one that is no address', () => {
    for (const junk of [
      'junk',
      '',
      '1.2.3',
      '1.2.3.4.5',
      '999.1.1.1',
      ':::',
      '2001:db8::1::2',
      'a'.repeat(10_000),
    ])
      assert.equal(clientAddress({ ip: junk, ips: ['10.0.0.1', '10.0.0.2', junk] }), '10.0.0.2', junk)
  })
})

describe('whom an address is counted as', () => {
  it('is itself for IPv4', () => assert.equal(networkOf('203.0.113.7'), '203.0.113.7'))

  it('is its /64 for IPv6, however it is written', () => {
    const network = '2001:db8:0:7::/64'
    for (const address of [
      '2001:db8:0:7::1',
      '2001:db8:0:7:ffff:ffff:ffff:ffff',
      '2001:0db8:0000:0007:1:2:3:4',
      '2001:db8::7:1:2:3:4',
    ])
      assert.equal(networkOf(address), network, address)
    assert.equal(networkOf('2001:db8::8:1:2:3:4'), '2001:db8:0:8::/64')
    assert.equal(networkOf('::1'), '0:0:0:0::/64')
    assert.equal(networkOf('64:ff9b::192.0.2.1'), '64:ff9b:0:0::/64')
    assert.equal(networkOf('2001:db8::'), '2001:db8:0:0::/64')
  })
})
