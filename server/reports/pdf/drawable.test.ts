import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawable } from './drawable.ts'
import { covers } from './fonts.ts'
import { sample } from './samples.fixture.ts'

const drawn = (assessment: string) =>
  drawable(sample('strong', 'en', { assessment }), covers).subject.assessment

test('what others named is drawn as far as there are fonts, and said in words where nothing is left', () => {
  for (const name of ['Strengths at work', 'काम की क्षमताएँ', 'தமிழ் அணி', 'नन्‍ही टीम', '50 %'])
    assert.equal(drawn(name), name)
  assert.equal(drawn('営業 North 第二 チーム'), '… North …')
  assert.equal(drawn('🙂 North 🙂🙂 team'), 'North team')
  assert.match(drawn('営業 チーム'), /cannot draw; the web page of the report shows it/)
  assert.match(drawn('🙂'), /cannot draw/)
})

test('a long word may end at any character', () => {
  assert.equal(drawn(`North ${'n'.repeat(40)}`).replaceAll('\u200b', '').length, 46)
  assert.match(drawn('n'.repeat(40)), /^(n\u200b){39}n$/)
})

test('an address is written in plain letters and leads to the same place', () => {
  const of = (url: string) => {
    const article = { id: 'one', title: 'On listening', text: 'Read.', url, tags: ['communication_skills'] }
    const report = sample('strong', 'en', { catalogue: [article] })
    return drawable(report, covers).plan.resources.items[0]?.url
  }
  const long = `https://example.com/${'x'.repeat(40)}`
  assert.equal(of(long), long)
  assert.equal(of('https://例え.jp/聞く'), 'https://xn--r8jz45g.jp/%E8%81%9E%E3%81%8F')
})
