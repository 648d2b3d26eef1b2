import { expect, it } from 'vitest'
import { undoChanges } from './undo-changes.ts'

it('gives a changed field its value from before', () => {
  const after = { cost: '100', prizeTable: { tiers: [{ prize: { amount: '5' } }] } }
  expect(undoChanges(after, [{ field: 'prizeTable.tiers.0.prize.amount', before: '4', after: '5' }])).toEqual(
    { cost: '100', prizeTable: { tiers: [{ prize: { amount: '4' } }] } },
  )
})

it('removes added fields and items', () => {
  const after = { tiers: ['a', 'b', 'c'], reserve: '7' }
  expect(
    undoChanges(after, [
      { field: 'tiers.1', before: null, after: 'b' },
      { field: 'tiers.2', before: null, after: 'c' },
      { field: 'reserve', before: null, after: '7' },
    ]),
  ).toEqual({ tiers: ['a'] })
})

it('adds removed fields and items', () => {
  expect(
    undoChanges({ tiers: ['a'] }, [
      { field: 'tiers.1', before: 'b', after: null },
      { field: 'tiers.2', before: 'c', after: null },
      { field: 'reserve', before: '7', after: null },
    ]),
  ).toEqual({ tiers: ['a', 'b', 'c'], reserve: '7' })
})
