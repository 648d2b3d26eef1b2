import { expect, it } from 'vitest'
import { sumAmounts } from '#core/format/sum-amounts.ts'
import { computeCover, describeCover } from './compute-cover.ts'

it('counts money in suspense as owed', () => {
  expect(computeCover({ liability: '900', suspense: '100', atProviders: '1041' })).toBe(1.041)
  expect(computeCover({ liability: '0', suspense: '0', atProviders: '5' })).toBe(undefined)
})

it('says whether more or less is held than owed', () => {
  expect(describeCover({ surplus: '-25' }, String)).toBe('25 less than owed')
  expect(describeCover({ surplus: '0' }, String)).toBe('0 more than owed')
})

it('never adds amounts of different currencies', () => {
  const rows = [
    { currency: 'GBP', amount: '9007199254740993' },
    { currency: 'EUR', amount: '5' },
    { currency: 'GBP', amount: '1' },
  ]
  expect(sumAmounts(rows, ({ amount }) => amount)).toEqual([
    { currency: 'GBP', amount: 9_007_199_254_740_994n },
    { currency: 'EUR', amount: 5n },
  ])
})
