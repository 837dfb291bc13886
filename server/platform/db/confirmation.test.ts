import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { openConfirmation } from './confirmation.ts'

describe('a commit that nobody confirms', () => {
  it('is told of once, and the next are refused, except while the service starts', () => {
    let starting = true
    const said: string[] = []
    const confirmation = openConfirmation(() => starting)
    const notice = () => confirmation.noticed({ onState: state => said.push(state) })
    confirmation.assert()
    notice()
    notice()
    assert.deepEqual(said, ['unconfirmed'])
    confirmation.assert()
    assert.equal(confirmation.isMissing, false)
    starting = false
    assert.throws(confirmation.assert, { code: 'UNAVAILABLE' })
    assert.equal(confirmation.isMissing, true)
    confirmation.close()
  })
})
