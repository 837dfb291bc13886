import assert from 'node:assert/strict'
import { test } from 'node:test'
import { intraclass, intraclassUneven, withinGroupAgreement } from '../../psychometrics/index.ts'
import { stepUp } from '../../psychometrics/statistics.ts'
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

// The raw data of lq2002 is not among the data sets; 2,042 people in 49 companies is how it was published.
test('the reliability of a group mean agrees with multilevel on lq2002', t => {
  const values = golden(t)?.lq2002
  if (!values) return
  close(stepUp(values.ICC1, 2042 / 49), values.ICC2, 1e-4, 'ICC2')
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
