import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { it } from 'node:test'
import { undoLater } from '../../../test/harness/index.ts'
import { appendToLedger, type Line, readLedger } from './ledger.ts'

it('the list of erasures takes each once, and goes on behind a line that a kill cut off', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mettle-list-'))
  undoLater(() => rmSync(folder, { recursive: true }))
  assert.deepEqual(await readLedger(folder), [])
  writeFileSync(join(folder, 'erasures.jsonl'), '\n{"kind":"lead","id":"cu')
  const lines = ['a', 'b'].map((receipt): Line => ({ kind: 'lead', id: receipt, at: '2026', receipt }))
  await appendToLedger(folder, lines.slice(0, 1))
  await appendToLedger(folder, lines)
  assert.deepEqual(await readLedger(folder), lines)
  assert.equal(readFileSync(join(folder, 'erasures.jsonl'), 'utf8').split('\n').length, 4)
})
