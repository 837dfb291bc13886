import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calibrate } from '../../psychometrics/calibrate.ts'
import { normFrom, prepareBank, type SelfItem, scoreSelf, standingIn } from '../../psychometrics/index.ts'
import { mean, sd, variance } from '../../psychometrics/statistics.ts'
import { bfiC, close, golden, science4 } from './reference.ts'

for (const { name, set, rows, sizes } of [
  { name: 'Science', set: 'science4_mirt', rows: science4, sizes: [4, 4, 4, 4] },
  { name: 'bfi', set: 'bfiC_mirt', rows: bfiC, sizes: [6, 6, 6, 6, 6] },
] as const)
  test(`calibration of ${name} agrees with mirt: parameters within 0.005, log-likelihood within 0.001`, t => {
    const values = golden(t)?.[set]
    if (!values) return
    const answers = rows()
    assert.equal(answers.length, values.n)
    const found = calibrate(answers, sizes)
    assert.ok(found.converged, `not converged after ${found.iterations} iterations`)
    close(found.logLik, values.logLik, 0.001, 'log-likelihood')
    for (const [j, item] of found.items.entries()) {
      for (const [k, value] of [item!.a, ...item!.b].entries()) {
        close(value, values.par[j]![k]!, 0.005, `parameter ${k} of item ${j}`)
      }
    }
  })

test('calibration of Science agrees with ltm: intercepts and slopes within 0.005', t => {
  const values = golden(t)?.science4_ltm
  if (!values) return
  const found = calibrate(science4(), [4, 4, 4, 4])
  close(found.logLik, values.logLik, 0.001, 'log-likelihood')
  for (const [j, [name, row]] of Object.entries(values.par).entries()) {
    const { a, b } = found.items[j]!
    for (const [k, value] of [...b.map(threshold => a * threshold), a].entries()) {
      close(value, row[k]!, 0.005, `${name}, parameter ${k}`)
    }
  }
})

test('on bfi too few EAP scores pass 1.645, and standing in the group puts that right', t => {
  const values = golden(t)?.bfiC_mirt
  if (!values) return
  const bank = prepareBank(
    values.par.map(([a, ...b], n): SelfItem => ({ id: `i${n}`, dimension: 'd', a: a!, b })),
  )
  const scores = bfiC().map(
    row =>
      scoreSelf(
        bank,
        row.map((category, n) => ({ id: `i${n}`, category })),
      ).d!,
  )
  const thetas = scores.map(score => score.theta)
  const share = (zs: number[]) => zs.filter(z => z >= 1.645).length / zs.length
  close(share(thetas), values['share_eap_ge_1.645'], 1e-6, 'share of bare EAP scores')
  const spread = sd(thetas)
  const centre = mean(thetas)
  const restandardised = thetas.map(theta => (theta - centre) / spread)
  close(share(restandardised), values.share_restandardised, 1e-6, 'share of restandardised scores')
  close(
    variance(thetas) / (variance(thetas) + mean(scores.map(s => s.se ** 2))),
    values.rxx,
    1e-3,
    'reliability',
  )

  const norm = normFrom(scores)!
  close(share(scores.map(score => standingIn(norm, score).z)), 0.05, 0.005, 'share by standing in the group')
})
