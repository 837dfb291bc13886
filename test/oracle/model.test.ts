import { test } from 'node:test'
import {
  information,
  prepareBank,
  probabilities,
  type SelfItem,
  scoreSelf,
} from '../../psychometrics/index.ts'
import { close, golden } from './reference.ts'

const itemsFrom = (rows: number[][]): SelfItem[] =>
  rows.map(([a, ...b], n) => ({ id: `i${n}`, dimension: 'd', a: a!, b }))

const eapOf = (items: SelfItem[], pattern: number[]) =>
  scoreSelf(
    prepareBank(items),
    pattern.map((answer, n) => ({ id: `i${n}`, category: answer - 1 })),
  ).d!

test('category probabilities agree with catR to 1e-6', t => {
  const values = golden(t)?.fixed_bank_catR
  if (!values) return
  for (const [n, item] of itemsFrom(values.bank_a_b1_b2_b3).entries()) {
    for (const [k, p] of probabilities(item, 0.5).entries()) {
      close(p, values['P_theta0.5'][n]![k]!, 1e-6, `P of category ${k} of item ${n}`)
    }
  }
})

test('item information agrees with catR to 1e-6', t => {
  const values = golden(t)?.fixed_bank_catR
  if (!values) return
  const items = itemsFrom(values.bank_a_b1_b2_b3)
  for (const [theta, row] of Object.entries(values.info)) {
    for (const [n, item] of items.entries()) {
      close(information(item, Number(theta)), row[n]!, 1e-6, `information of item ${n} at ${theta}`)
    }
  }
})

test('EAP and posterior SD on the fixed bank agree with catR to 1e-6', t => {
  const values = golden(t)?.fixed_bank_catR
  if (!values) return
  const items = itemsFrom(values.bank_a_b1_b2_b3)
  for (const [n, pattern] of values.patterns.entries()) {
    const { theta, se } = eapOf(items, pattern)
    const [expectedTheta, expectedSe] = values.eap_grid6_121[n]!
    close(theta, expectedTheta, 1e-6, `EAP of ${pattern}`)
    close(se, expectedSe, 1e-6, `SE of ${pattern}`)
  }
})

// mirt sums over 61 points where we take 121 by the trapezium rule; for extreme patterns that shows in the fifth decimal.
test('EAP at the parameters mirt found agrees with mirt to 2e-5', t => {
  const values = golden(t)
  if (!values) return
  const sets = [
    { par: values.science4_mirt.par, patterns: values.science4_mirt.patterns, eap: values.science4_mirt.eap },
    { par: values.bfiC_mirt.par, patterns: values.bfiC_mirt.first4_resp, eap: values.bfiC_mirt.first4_eap },
  ]
  for (const { par, patterns, eap } of sets) {
    const items = itemsFrom(par)
    for (const [n, pattern] of patterns.entries()) {
      const { theta, se } = eapOf(items, pattern)
      close(theta, eap[n]![0], 2e-5, `EAP of ${pattern}`)
      close(se, eap[n]![1], 2e-5, `SE of ${pattern}`)
    }
  }
})

test('test information at the parameters mirt found agrees with mirt to 1e-6', t => {
  const values = golden(t)?.science4_mirt
  if (!values) return
  const items = itemsFrom(values.par)
  for (const [n, expected] of values.test_info_m2_to_2.entries()) {
    const total = items.reduce((sum, item) => sum + information(item, n - 2), 0)
    close(total, expected, 1e-6, `test information at ${n - 2}`)
  }
})
