import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawnName } from './drawn-name.ts'
import { covers } from './fonts.ts'
import { sample } from './samples.fixture.ts'

const drawn = (name: string) => drawnName(sample('strong', 'en', { name }), covers)

test('a name in the scripts of the fonts is drawn as it is written', () => {
  for (const name of [
    'Asha Kulkarni',
    'Zoë Łukasz O’Neill',
    'आशा कुलकर्णी',
    'தமிழ்ச்செல்வி',
    'عمر',
    'Юлия',
    'नन्‍ही',
  ])
    assert.deepEqual(drawn(name), { shown: name, note: null, whole: name })
})

test('what no font has is said in words, and kept whole', () => {
  const none = drawn('田中 太郎')
  assert.deepEqual([none?.shown, none?.whole], [null, '田中 太郎'])
  assert.match(String(none?.note), /^The name is written in characters that this file cannot draw/)
  const part = drawn('🙂 Asha 👩🏽‍💻 김')
  assert.equal(part?.shown, 'Asha')
  assert.match(String(part?.note), /^Part of the name/)
  assert.equal(drawn('🙂!')?.shown, null)
})
