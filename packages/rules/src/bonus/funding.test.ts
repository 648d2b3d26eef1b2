import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sliceParts, takeFrom } from './funding.ts'

const total = (parts: readonly { amount: bigint }[]) => parts.reduce((sum, part) => sum + part.amount, 0n)

describe('funding from several purses', () => {
  it.each([
    [[5n, 10n], 5n, [['0', 5n]]],
    [
      [5n, 10n],
      6n,
      [
        ['0', 5n],
        ['1', 1n],
      ],
    ],
    [[0n, 10n], 6n, [['1', 6n]]],
    [[5n, 10n], 0n, []],
  ] as const)('of %s takes %s', (balances, amount, expected) => {
    const purses = balances.map((balance, i) => ({ key: String(i), balance }))
    expect(takeFrom(purses, amount)?.parts.map(part => [part.key, part.amount])).toEqual(expected)
  })

  it('returns undefined when the purses do not hold enough', () => {
    expect(takeFrom([{ key: 'cash', balance: 5n }], 6n)).toBeUndefined()
  })

  it('assigns every play its slice, and the slices add up to the whole', () => {
    const purses = fc.array(fc.bigInt({ min: 0n, max: 50n }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(purses, fc.integer({ min: 1, max: 9 }), (balances, plays) => {
        const held = balances.reduce((sum, balance) => sum + balance, 0n)
        const price = held / BigInt(plays)
        const { parts, left } = takeFrom(
          balances.map((balance, key) => ({ key, balance })),
          price * BigInt(plays),
        )!
        expect(total(parts) + left.reduce((sum, purse) => sum + purse.balance, 0n)).toBe(held)
        const back = new Map<number, bigint>()
        for (let play = 0n; play < BigInt(plays); play += 1n) {
          const stretch = sliceParts(parts, play * price, (play + 1n) * price)
          expect(total(stretch)).toBe(price)
          for (const { key, amount } of stretch) back.set(key, (back.get(key) ?? 0n) + amount)
        }
        expect(back).toEqual(new Map(parts.map(({ key, amount }) => [key, amount])))
      }),
    )
  })
})
