import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { areaUnderCurve, crossValidate, readStudy } from '../../bench/psychometrics/study.ts'

const folder = fileURLToPath(new URL('../../../shared/data/psychometrics/infrequency', import.meta.url))

test('real people who missed traps are told from those who missed none', t => {
  if (!existsSync(folder)) return t.skip('shared/data/psychometrics/infrequency not found beside the project')
  const judged = crossValidate(readStudy(folder), true, 2)
  const indices = (least: number, most: number) =>
    judged.filter(({ missed }) => missed >= least && missed <= most).map(({ result }) => result.index!)
  const attentive = indices(0, 0)
  assert.equal(attentive.length, 301)
  const [one, two] = [indices(1, 4), indices(2, 4)]
  assert.ok(areaUnderCurve(one, attentive) >= 0.75, `one trap: ${areaUnderCurve(one, attentive)}`)
  assert.ok(areaUnderCurve(two, attentive) >= 0.85, `two traps: ${areaUnderCurve(two, attentive)}`)

  const share = (...verdicts: string[]) =>
    judged.filter(({ missed, result }) => missed === 0 && verdicts.includes(result.verdict)).length / 301
  assert.ok(share('caution', 'doubtful') <= 0.05, `caution: ${share('caution', 'doubtful')}`)
  assert.ok(share('doubtful') <= 0.01, `doubtful: ${share('doubtful')}`)
})
