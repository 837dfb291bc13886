import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Status } from './data.ts'
import { needsOf, otherFindings } from './needs.ts'

const status = (codes: Status['findings'][number]['code'][], more: Partial<Status> = {}) =>
  ({
    audit: null,
    backups: { scheduled: false, last: null, last_failure: null },
    jobs: { waiting: 0, failed: 0, oldest_waiting_at: null, failures: [] },
    events: { endpoints: [], failed_messages: 0, receivers: [] },
    mail: { goes_out: true, waiting: 0, kept: 0, failed: 0 },
    follow_ups: [],
    recalibrations: [],
    disk: { free_bytes: 1, total_bytes: 100, encryption: 'unknown', file_system: null },
    findings: codes.map(code => ({ code, sentence: `It is ${code}.` })),
    ...more,
  }) as unknown as Status
const kinds = (of: Status) => needsOf(of).map(({ kind }) => kind)

describe('what needs an admin', () => {
  it('is nothing where nothing was found', () => {
    assert.deepEqual(kinds(status([])), [])
  })

  it('has backups before the disk, and the disk before the key', () => {
    const all = status(['key_not_copied', 'disk_low', 'backup_none'])
    assert.deepEqual(kinds(all), ['backup', 'disk', 'key'])
    assert.deepEqual(otherFindings(all), [])
  })

  it('leaves to the list what has no act of its own', () => {
    const found = status(['volume_open', 'backup_old', 'backup_lists'])
    assert.deepEqual(kinds(found), ['backup'])
    assert.deepEqual(
      otherFindings(found).map(({ code }) => code),
      ['volume_open', 'backup_lists'],
    )
  })

  it('says once that the audit log is not whole, also before it was verified', () => {
    const audit = { state: 'broken' as const, entries: 9, finished_at: '2026-11-19T12:00:00Z' }
    const verified = status(['audit_broken'], { audit })
    assert.deepEqual([kinds(verified), otherFindings(verified)], [['audit'], []])
    assert.deepEqual(otherFindings(status(['audit_broken'])).length, 1)
  })
})
