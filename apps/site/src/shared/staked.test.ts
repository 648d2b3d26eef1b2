import { money } from '@fairground/rules/money/money'
import { describe, expect, it } from 'vitest'
import { stakedOn } from './staked.ts'

describe('stakedOn', () => {
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
  ])('%j', (plays, amount) => {
    expect(stakedOn(plays, 'GBP')).toEqual(money(amount, 'GBP'))
  })
})
