import { expect, it } from 'vitest'
import { raceTier } from './race-tier.ts'

it.each([
  ['2/Three right', { kind: 'draw', draw: 2, name: 'Three right' }],
  ['1/Two/three', { kind: 'draw', draw: 1, name: 'Two/three' }],
  ['rank/3', { kind: 'rank', place: 3 }],
  ['Perfect', { kind: 'whole', name: 'Perfect' }],
  ['rank/last', { kind: 'whole', name: 'rank/last' }],
])('parses %s', (prizeText, tier) => {
  expect(raceTier(prizeText)).toEqual(tier)
})
