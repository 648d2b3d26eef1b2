import { describe, expect, it } from 'vitest'
import { computeCouponCost } from './coupon-cost.ts'

const terms = { amount: 500n, percent: 50, maximum: 2000n, minimumDeposit: 1000n, maxUses: 100 }

describe('computeCouponCost', () => {
  it('adds the amount and the share of the deposit, up to the maximum', () => {
    expect(computeCouponCost(terms, 2000n, 10)).toEqual({
      perUse: 1500n,
      uses: 10,
      cost: 15_000n,
      maxCost: 250_000n,
    })
    expect(computeCouponCost(terms, 10_000n, 1000)).toMatchObject({
      perUse: 2500n,
      uses: 100,
      cost: 250_000n,
    })
  })

  it('costs nothing for deposits below the minimum', () => {
    expect(computeCouponCost(terms, 999n, 10)).toMatchObject({ perUse: 0n, uses: 0, cost: 0n })
  })

  it('has no largest cost without a limit of uses or of the share', () => {
    expect(computeCouponCost({ ...terms, maxUses: null }, 2000n, 10).maxCost).toBeNull()
    expect(computeCouponCost({ ...terms, maximum: null }, 2000n, 10).maxCost).toBeNull()
    expect(computeCouponCost({ ...terms, percent: 0, maximum: null }, 2000n, 10).maxCost).toBe(50_000n)
  })
})
