import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownPath } from './own-path.ts'

test('a path of this app is gone to', () => {
  for (const path of ['/', '/leads?q=Meera Joshi&status=new', '/leads/a//b', '/leads?q=मीरा'])
    assert.equal(ownPath(path), path)
})

test('what may lead elsewhere is not, nor what leads to the entrance again', () => {
  const elsewhere = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'leads',
    '',
    '/leads\\..',
    7,
  ]
  const unseen = [
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '\t//evil.example',
    '/leads\0',
    '/\x7f',
  ]
  for (const wanted of [...elsewhere, ...unseen, '/sign-in?to=/leads', undefined])
    assert.equal(ownPath(wanted), undefined, JSON.stringify(wanted))
})
