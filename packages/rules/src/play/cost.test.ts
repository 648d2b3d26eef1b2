import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money, toDecimal } from '#money/money.ts'
import { playsCost, unitsCost } from './cost.ts'

const price = (cost: bigint, fee: bigint) => ({ cost: money(cost, 'USD'), fee: money(fee, 'USD') })

describe('cost', () => {
  it.each([
    [200n, 0n, 1, '2.00'],
    [200n, 25n, 3, '6.75'],
    [0n, 0n, 5, '0.00'],
    [0n, 10n, 5, '0.50'],
    [200n, 25n, 0, '0.00'],
  ])('(%s + %s) x %i is %s', (cost, fee, count, total) => {
    expect(toDecimal(playsCost(price(cost, fee), count))).toBe(total)
  })

  it.each([
    [[1], '1.10'],
    [[3], '3.10'],
    [[1, 2], '3.20'],
    [[], '0.00'],
  ])('units %j cost %s', (units, total) => {
    expect(toDecimal(unitsCost(price(100n, 10n), units))).toBe(total)
  })

  it('costs the same as plays with one unit each', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 9n), fc.bigInt(0n, 10n ** 6n), fc.nat(50), (cost, fee, count) => {
        const units = Array.from({ length: count }, () => 1)
        expect(unitsCost(price(cost, fee), units)).toEqual(playsCost(price(cost, fee), count))
      }),
    )
  })
})
