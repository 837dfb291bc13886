import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { openRenderer } from './renderer.ts'
import { sample } from './samples.fixture.ts'

const project = join(import.meta.dirname, '../../..')
const validator = join(project, '../shared/tools/verapdf/run')
const missing = [
  ...(existsSync(validator) ? [] : ['the veraPDF runner']),
  ...(spawnSync('java', ['-version']).error ? ['Java'] : []),
  ...(existsSync('/usr/share/java/jaxb-api.jar') ? [] : ['libjaxb-java']),
]
const skip = missing.length > 0 && `not on this machine: ${missing.join(', ')}`

const renderer = openRenderer({ workers: 1 })
const folder = mkdtempSync(join(tmpdir(), 'mettle-pdf-'))
after(async () => {
  rmSync(folder, { recursive: true })
  await renderer.close()
})

test('English, Hindi and any other script in a name are PDF/UA-1', { skip, timeout: 240_000 }, async () => {
  const reports = {
    english: sample('strong', 'en'),
    hindi: sample('middling', 'hi'),
    script: sample('invalid', 'hi', { name: '田中 தமிழ் عمر 🙂' }),
    anonymous: sample('invalid', 'en', { anonymized: true }),
  }
  const files = []
  for (const [name, report] of Object.entries(reports)) {
    const file = join(folder, `${name}.pdf`)
    writeFileSync(file, await renderer.render(report))
    files.push(file)
  }
  const { stdout, stderr } = spawnSync(validator, files, { cwd: project, encoding: 'utf8' })
  for (const file of files) assert.ok(stdout.includes(`${file}: PDF/UA-1`), `${stdout}\n${stderr}`)
})
