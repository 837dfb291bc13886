import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { customPropertyProblems } from '../../scripts/gates/custom-properties.ts'

const root = mkdtempSync(join(tmpdir(), 'mettle-custom-properties-'))
after(() => rmSync(root, { recursive: true, force: true }))
mkdirSync(join(root, 'web'))
const plant = (file: string, text: string) => writeFileSync(join(root, 'web', file), text)

describe('custom properties', () => {
  it('are all defined in this project', () => {
    assert.deepEqual(customPropertyProblems(), [])
  })

  it('are found where nothing defines them', () => {
    plant('tokens.css', ':root {\n  --s2: 1rem;\n  --s3: var(--s2);\n}\n')
    plant(
      'list.css',
      '.list {\n  gap: var(--s-2);\n  top: var(--box, 0);\n  margin: 0 var(--s2) calc(1px + var( --s4 ));\n}\n',
    )
    plant('box.ts', "element.style.setProperty('--box', '1px')\n")
    plant('bar.tsx', 'export const Bar = () => <i style={{ color: "var(--ink)" }} />\n')
    assert.deepEqual(customPropertyProblems(root), [
      '--ink: web/bar.tsx:1',
      '--s-2: web/list.css:2',
      '--s4: web/list.css:4',
    ])
  })
})
