import assert from 'node:assert/strict'
import { it } from 'node:test'
import { readFilter } from './filter.ts'

const record = {
  id: '7',
  name: 'Ada, "the" (first)',
  company: null,
  status: 'new',
  created_at: '2026-05-01T10:00:00.000Z',
  updated_at: '2026-05-02T10:00:00.000Z',
}
const passes = (filter: string) => readFilter(filter).every(holds => holds(record))

it('a filter holds where all of its conditions hold', () => {
  for (const filter of [
    'status=eq.new',
    'status=neq.old,id=eq.7',
    'status=in.(old,new)',
    'name=eq."Ada, \\"the\\" (first)"',
    'name=in.(Ben,"Ada, \\"the\\" (first)")',
    'company=is.null,status=eq.new',
    'company=isdistinct.Navy',
    'created_at=eq.2026-05-01T12:00:00+02:00',
    'created_at=gte.2026-05-01,updated_at=lt.2026-05-03',
    'created_at=not.gt.2026-05-02',
  ])
    assert.equal(passes(filter), true, filter)
  for (const filter of [
    'status=eq.old',
    'status=eq.new,id=eq.8',
    'status=not.in.(old,new)',
    'name=eq.Ada',
    'company=eq.Navy',
    'company=not.eq.Navy',
    'company=isdistinct.null',
    'created_at=lt.2026-05-01',
    'created_at=gt.2026-05-01,updated_at=gt.2026-05-03',
  ])
    assert.equal(passes(filter), false, filter)
})

it('reads when something happened once, however many conditions compare it', () => {
  let reads = 0
  const counted = {
    ...record,
    get created_at() {
      reads++
      return record.created_at
    },
  }
  for (let i = 0; i < 10; i++)
    assert.ok(readFilter(Array(20).fill('created_at=gt.2026').join()).every(holds => holds(counted)))
  assert.equal(reads, 1)
})
