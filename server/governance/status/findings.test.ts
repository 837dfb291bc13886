import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findingsOf } from './findings.ts'

const now = Date.parse('2026-11-19T12:00:00Z')
const daysAgo = (days: number) => ({ started_at: new Date(now - days * 24 * 3_600_000).toISOString() })
const well = {
  configWarnings: [],
  encryption: 'encrypted' as const,
  disk: { free_bytes: 100, total_bytes: 1000 },
  mail: { goes_out: true, failed: 0 },
  isAuditBroken: false,
  isKeyShown: true,
  backups: { scheduled: true, last: daysAgo(1), last_failure: null },
  listsProblem: null,
}
const codes = (found: Partial<typeof well> | object) =>
  findingsOf({ ...well, ...found }, now).map(({ code }) => code)
const withBackups = (backups: object) => codes({ backups: { ...well.backups, ...backups } })

describe('what is found of an installation', () => {
  it('is nothing where all is well', () => {
    assert.deepEqual(codes({}), [])
  })

  it('has a word and a sentence for each thing that is not', () => {
    assert.deepEqual(codes({ encryption: 'none_seen' }), ['volume_open'])
    assert.deepEqual(codes({ encryption: 'unknown' }), ['volume_open'])
    assert.deepEqual(codes({ disk: { free_bytes: 99, total_bytes: 1000 } }), ['disk_low'])
    assert.deepEqual(codes({ mail: { goes_out: false, failed: 1 } }), ['mail_off', 'mail_failed'])
    assert.deepEqual(codes({ isAuditBroken: true }), ['audit_broken'])
    assert.deepEqual(codes({ isKeyShown: false }), ['key_not_copied'])
    assert.deepEqual(findingsOf({ ...well, configWarnings: ['PORT is odd.'] }, now), [
      { code: 'configuration', sentence: 'PORT is odd.' },
    ])
  })

  it('says one thing of the backups: that the last failed, that there is none or none yet, or that it is old', () => {
    assert.deepEqual(withBackups({ scheduled: false, last: null }), ['backup_none'])
    assert.deepEqual(withBackups({ last: null }), ['backup_first'])
    assert.deepEqual(withBackups({ last: daysAgo(9) }), ['backup_old'])
    assert.deepEqual(withBackups({ last: daysAgo(9), last_failure: daysAgo(1) }), ['backup_failed'])
    assert.deepEqual(withBackups({ last: null, last_failure: daysAgo(1) }), ['backup_failed'])
    assert.deepEqual(withBackups({ last_failure: daysAgo(2) }), [], 'one was made since')
  })

  it('tells of the lists beside the backups only where backups are made by the clock', () => {
    const listsProblem = 'the folder is gone'
    assert.match(findingsOf({ ...well, listsProblem }, now)[0]?.sentence ?? '', /the folder is gone\.$/)
    assert.deepEqual(codes({ listsProblem, backups: { ...well.backups, scheduled: false } }), [])
  })
})
