import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { isKnownInHindi, problemInWords } from './definition-problems.ts'

const content = join(import.meta.dirname, '../../content')
const said = /['`]((?:must|is|names|has|belongs|\$\{dimension\} has) [^'`]*)['`]/g

describe('what the check of definitions says', () => {
  it('is said in Hindi too, all of it', () => {
    const messages = globSync('problems*.ts', { cwd: content, exclude: ['*.test.ts'] }).flatMap(file =>
      [...readFileSync(join(content, file), 'utf8').matchAll(said)].map(([, message]) =>
        String(message).replaceAll(/\$\{[^}]*\}/g, '7'),
      ),
    )
    assert.ok(messages.length > 40, `${messages.length} found`)
    assert.deepEqual(
      messages.filter(message => !isKnownInHindi(message)),
      [],
    )
  })

  it('is a sentence, with its values', () => {
    assert.equal(problemInWords('must be a number from 1 to 5', 'en'), 'Must be a number from 1 to 5.')
    assert.equal(problemInWords('must be a number from 1 to 5', 'hi'), '1 से 5 तक की संख्या चाहिए।')
  })
})
