import { money } from '@fairground/rules/money/money'
import { describe, expect, it } from 'vitest'
import { totalStake } from './total-stake.ts'

describe('totalStake', () => {
  it.each([
    [[], 0n],
    [[{ price: '2.00', fee: '0.10' }], 210n],
    [
      [
        { price: '2.00', fee: '0.10' },
        { price: '2.00', fee: '0.10' },
      ],
      420n,
    ],
  ])('adds prices and fees of %j', (plays, amount) => {
    expect(totalStake(plays, 'GBP')).toEqual(money(amount, 'GBP'))
  })
})
