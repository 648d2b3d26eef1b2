import { expect, it } from 'vitest'
import { emptyValues } from '../model/empty-value.ts'
import { toShares } from './to-shares.ts'

const ad = (weight: number, campaign = 'main') => ({ ...emptyValues.ad, weight, campaign })

it('shares a place by weight among the ads of one campaign', () => {
  const live = [
    { key: 'saturday', ad: ad(3) },
    { key: 'never', ad: ad(0) },
    { key: 'other', ad: ad(9, 'summer') },
  ]
  expect(toShares({ key: 'golden', ad: ad(5) }, live).map(({ id, value }) => [id, value])).toEqual([
    ['golden', 5 / 8],
    ['saturday', 3 / 8],
  ])
})

it('has no share for a weight of 0', () => {
  expect(toShares({ key: 'golden', ad: ad(0) }, [])).toEqual([])
})
