import assert from 'node:assert/strict'
import { test } from 'node:test'
import { intraclass, intraclassUneven, withinGroupAgreement } from '../../psychometrics/index.ts'
import { answerCounts, companies } from './lq2002.ts'
import { close, golden } from './reference.ts'

test('all six intraclass correlations agree with psych on the data of Shrout and Fleiss', t => {
  const values = golden(t)?.icc_shrout_fleiss
  if (!values) return
  const own = intraclass(values.data)
  for (const { type, ICC } of values.icc) {
    close(own[type.toLowerCase() as keyof typeof own], ICC, 1e-6, type)
  }
  const uneven = intraclassUneven(values.data)
  close(uneven!.icc1, values.icc[0]!.ICC, 1e-6, 'ICC1 from groups')
})

// 2,042 people in 49 companies. People stand as their company's mean, two of them apart by as much as all are together.
test('intraclass correlation and the reliability of a group mean agree with multilevel on lq2002', t => {
  const values = golden(t)?.lq2002
  if (!values) return
  const groups = companies.map(([people, sum, squares]) => {
    const centre = sum / people
    const apart = Math.sqrt((squares - people * centre ** 2) / 2)
    return [centre - apart, centre + apart, ...Array.from({ length: people - 2 }, () => centre)]
  })
  assert.equal(groups.flat().length, 2042)
  const own = intraclassUneven(groups)
  close(own!.icc1, values.ICC1, 1e-9, 'ICC1')
  close(own!.icc1k, values.ICC2, 1e-9, 'ICC2')
})

test('r_wg(j) agrees with multilevel on the first companies of lq2002', t => {
  const values = golden(t)?.lq2002
  if (!values) return
  assert.equal(values.rwgj_first3.length, answerCounts.length)
  for (const [n, { 'rwg.j': expected, gsize }] of values.rwgj_first3.entries()) {
    const answers = answerCounts[n]!.map(item =>
      item.flatMap((times, k) => Array.from({ length: times }, () => k + 1)),
    )
    const people = answers[0]!.map((_, person) => answers.map(item => item[person]!))
    assert.equal(people.length, gsize)
    close(withinGroupAgreement(people, 5), expected, 1e-9, `company ${n}`)
  }
})

/**
 * Worked by hand, five categories, three raters, two items. Item variances of (4, 4, 5) and (3, 5, 4): 1/3 and 1,
 * mean 2/3. Of random answers: (25 − 1)/12 = 2. Share 1/3, so 2·(2/3) / (2·(2/3) + 1/3) = 0.8.
 */
test('r_wg(j) is what the formula gives by hand, 1 in full agreement and 0 when there is none', () => {
  close(
    withinGroupAgreement(
      [
        [4, 3],
        [4, 5],
        [5, 4],
      ],
      5,
    ),
    0.8,
    1e-12,
    'r_wg(j)',
  )
  assert.equal(
    withinGroupAgreement(
      [
        [4, 3],
        [4, 3],
      ],
      5,
    ),
    1,
  )
  assert.equal(
    withinGroupAgreement(
      [
        [1, 5],
        [5, 1],
      ],
      5,
    ),
    0,
  )
})
