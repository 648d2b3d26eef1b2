import { expect, it } from 'vitest'
import { money } from '#money/money.ts'
import { wholeFundReturn } from './whole-fund.ts'

it.each([
  [70, 10, 100n, 0n, '80'],
  [70, 0, 100n, 25n, '56'],
])(
  'payout %i, progressive %i, price %d + %d: %s',
  (payoutPercentage, progressivePercentage, cost, fee, percent) => {
    const price = { cost: money(cost, 'USD'), fee: money(fee, 'USD') }
    expect(wholeFundReturn({ payoutPercentage, progressivePercentage }, price).percent).toBe(percent)
  },
)
