import assert from 'node:assert/strict'
import { it } from 'node:test'
import { compatibilityOf } from './compatibility.ts'

it('no two who complete each other are also told to be alike, however alike their profiles', () => {
  const low = { learning_agility: 3, work_ethic: 2, technical_proficiency: 3 }
  const { complementary, similar } = compatibilityOf([
    { id: 'thinks', scores: { ...low, analytical_thinking: 6.2, leadership_potential: 5.8 } },
    { id: 'leads', scores: { ...low, analytical_thinking: 5.8, leadership_potential: 6.2 } },
    { id: 'does both', scores: { ...low, analytical_thinking: 6.4, leadership_potential: 6.3 } },
  ])
  const named = (pairs: { a: string; b: string }[]) => pairs.map(({ a, b }) => `${a}, ${b}`)
  assert.deepEqual(named(complementary), ['thinks, leads'])
  assert.deepEqual(named(similar).sort(), ['leads, does both', 'thinks, does both'])
})
