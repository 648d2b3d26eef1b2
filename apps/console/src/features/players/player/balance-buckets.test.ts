import { describe, expect, it } from 'vitest'
import { groupBalances } from './balance-buckets.ts'

const balance = (account: string, amount: string, held = '0', currency = 'GBP') => ({
  account,
  currency,
  amount,
  held,
})

describe('groupBalances', () => {
  it('adds what is held to the sum and names it', () => {
    const [pounds] = groupBalances(
      [
        balance('player:bonus', '2500'),
        balance('player:cash', '41260', '290000'),
        balance('player:gift', '0'),
      ],
      'GBP',
    )
    expect(pounds).toEqual({
      currency: 'GBP',
      sum: 333_760n,
      buckets: [
        { id: 'player:bonus', title: 'Bonus', amount: 2500n },
        { id: 'player:cash', title: 'Cash', amount: 41_260n },
        { id: 'player:cash held', title: 'Held for withdrawal', amount: 290_000n },
      ],
    })
  })

  it('keeps currencies apart, the own one first, and names cash of zero', () => {
    const groups = groupBalances(
      [balance('player:cash', '100', '0', 'EUR'), balance('player:cash', '0')],
      'GBP',
    )
    expect(groups.map(({ currency, sum }) => [currency, sum])).toEqual([
      ['GBP', 0n],
      ['EUR', 100n],
    ])
    expect(groups[0]?.buckets).toHaveLength(1)
  })

  it('subtracts a debt', () => {
    expect(
      groupBalances([balance('player:cash', '500'), balance('player:debt', '-200')], 'GBP')[0]?.sum,
    ).toBe(300n)
  })
})
