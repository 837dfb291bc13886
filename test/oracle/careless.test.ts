import assert from 'node:assert/strict'
import { test } from 'node:test'
import { prepareBank, type SelfItem, scoreSelf } from '../../psychometrics/index.ts'
import {
  evenOdd,
  individualVariability,
  longString,
  mahalanobisAll,
  synonymAgreement,
  synonymPairs,
} from '../../psychometrics/validity/careless.ts'
import { lz } from '../../psychometrics/validity/person-fit.ts'
import { close, dataset, golden, science4 } from './reference.ts'

const people = () => dataset('careless_dataset.csv').map(row => Object.values(row).map(x => x!))

test('longstring and individual variability agree with careless', t => {
  const values = golden(t)?.careless_first5
  if (!values) return
  for (const [n, row] of people().slice(0, 5).entries()) {
    assert.equal(longString(row), values.longstring[n])
    close(individualVariability(row), values.irv[n]!, 1e-4, `irv of person ${n}`)
  }
})

test('Mahalanobis distances agree with careless', t => {
  const values = golden(t)?.careless_first5
  if (!values) return
  for (const [n, distance] of mahalanobisAll(people()).slice(0, 5).entries()) {
    close(distance!, values.mahad[n]!, 1e-4, `D² of person ${n}`)
  }
})

test('even–odd consistency agrees with careless', t => {
  const values = golden(t)?.careless_first5
  if (!values) return
  for (const [n, row] of people().slice(0, 5).entries()) {
    const scales = Array.from({ length: 10 }, (_, s) => row.slice(5 * s, 5 * s + 5))
    close(evenOdd(scales), values.evenodd[n]!, 1e-4, `even–odd of person ${n}`)
  }
})

test('psychometric synonyms agree with careless', t => {
  const values = golden(t)?.careless_first5
  if (!values) return
  const rows = people()
  const pairs = synonymPairs(rows, 0.6)
  for (const [n, row] of rows.slice(0, 5).entries()) {
    close(synonymAgreement(row, pairs), values.psychsyn60[n]!, 1e-4, `synonyms of person ${n}`)
  }
})

test('person fit (lz, Zh) agrees with mirt', t => {
  const values = golden(t)?.science4_mirt
  if (!values) return
  const items = values.par.map(([a, ...b], n): SelfItem => ({ id: `i${n}`, dimension: 'd', a: a!, b }))
  const bank = prepareBank(items)
  for (const [n, row] of science4().slice(0, 6).entries()) {
    const { theta } = scoreSelf(
      bank,
      row.map((category, j) => ({ id: `i${j}`, category })),
    ).d!
    const fit = lz(
      row.map((category, j) => ({ item: items[j]!, category })),
      theta,
    )
    close(fit, values.zh_first6[n]!, 1e-4, `Zh of person ${n}`)
  }
})
