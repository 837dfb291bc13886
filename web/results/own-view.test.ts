import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { besideOwnView } from './own-view.ts'

const part = (component: string, z: number | null, standard_error = 0.3) => ({ component, z, standard_error })

describe('what colleagues see beside the own view', () => {
  it('is more or less only beyond what chance explains', () => {
    assert.equal(besideOwnView([part('self', 0), part('peer', 0.9)]), 'more')
    assert.equal(besideOwnView([part('self', 0), part('peer', -0.9)]), 'less')
    assert.equal(besideOwnView([part('self', 0), part('peer', 0.8)]), 'same')
    assert.equal(besideOwnView([part('self', 0, 0.9), part('peer', 0.9, 0.9)]), 'same')
  })

  it('is nothing where one of the two is missing', () => {
    assert.equal(besideOwnView([part('self', 0)]), 'none')
    assert.equal(besideOwnView([part('self', 0), part('peer', null)]), 'none')
    assert.equal(besideOwnView([part('situational', 0), part('peer', 2)]), 'none')
  })
})
