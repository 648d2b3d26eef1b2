import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '#money/money.ts'
import {
  anyCardPrizeOdds,
  cardTierOdds,
  deckCards,
  deckPrizes,
  deckReturn,
  highestPrize,
} from './deck-odds.ts'

const table = {
  tiers: [
    { name: 'crown', prize: '500000', count: 1 },
    { name: 'star', prize: '1000', count: 60 },
    { name: 'cherry', prize: '200', count: 1200 },
  ],
  losing: 8739,
}
const price = (cost: bigint, fee = 0n) => ({ cost: money(cost, 'EUR'), fee: money(fee, 'EUR') })

describe('deck odds', () => {
  it.each([
    [0, 1n, '1 in 10,000'],
    [1, 60n, '1 in 166.7'],
    [2, 1200n, '1 in 8.3'],
  ])('tier %i', (tier, ways, text) => {
    const odds = cardTierOdds(table, table.tiers[tier] ?? expect.unreachable())
    expect(odds).toMatchObject({ ways, total: 10_000n, text })
  })

  it('computes any prize, the highest prize and the sum of prizes', () => {
    expect(anyCardPrizeOdds(table)).toMatchObject({
      ways: 1261n,
      text: '1 in 7.9',
      formula: 'winning cards ÷ cards = 1261 ÷ 10000',
    })
    expect(highestPrize(table)).toBe(500_000n)
    expect(deckPrizes(table)).toBe(800_000n)
  })

  it('counts every card in exactly one tier', () => {
    const tier = fc.record({
      name: fc.string(),
      prize: fc.constant('5'),
      count: fc.integer({ min: 1, max: 1000 }),
    })
    fc.assert(
      fc.property(fc.array(tier), fc.nat(10_000), (tiers, losing) => {
        const any = anyCardPrizeOdds({ tiers, losing })
        const sum = tiers.reduce((all, each) => all + cardTierOdds({ tiers, losing }, each).ways, 0n)
        expect(any.ways).toBe(sum)
        expect(any.total).toBe(sum + BigInt(losing))
        expect(BigInt(deckCards({ tiers, losing }))).toBe(any.total)
      }),
    )
  })
})

describe('return to player of a deck', () => {
  it.each([
    ['without a fee', price(200n), '40'],
    ['a fee lowers it', price(200n, 50n), '32'],
    ['rounds half up', price(127n), '63'],
    ['free tickets', price(0n), '0'],
  ])('%s', (_, paid, percent) => {
    expect(deckReturn(table, paid).percent).toBe(percent)
  })

  it('shows its formula', () => {
    expect(deckReturn(table, price(200n)).formula).toBe(
      'all prizes ÷ (cards × (cost + fee)) = 800000 ÷ 2000000',
    )
  })
})
