import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { writeKeyFile } from '../master-key.ts'
import { makeDataDir } from './data-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'mettle-folder-'))
after(() => rmSync(folder, { recursive: true }))

describe('the data folder', () => {
  it('is made with the folders above it, and nobody else can list it, whoever comes first', () => {
    const dataDir = join(folder, 'a/b/data')
    writeKeyFile(dataDir)
    makeDataDir(dataDir)
    assert.equal(statSync(dataDir).mode & 0o066, 0)
  })

  writeFileSync(join(folder, 'file'), '')
  for (const impossible of ['/proc/mettle/data', join(folder, 'file'), join(folder, 'file/data')])
    it(`is refused in words where it cannot be made: ${impossible.replace(folder, '…')}`, {
      timeout: 5_000,
    }, () => {
      for (const use of [makeDataDir, writeKeyFile])
        assert.throws(() => use(impossible), {
          message: /^The data folder .* cannot be made: .* METTLE_DATA/,
        })
    })
})
