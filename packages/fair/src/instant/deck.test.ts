import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hex, u64be } from '#encoding/bytes.ts'
import { openDraws } from '#crypto/draw-stream.ts'
import { H } from '#encoding/encode.ts'
import { assignRound, Positions } from './assignment.ts'
import { cardHash, deckCards } from './deck.ts'
import { deckPayouts } from './deck-prizes.ts'
import { deckFund, type DeckTable, deckSize, losing } from './deck-table.ts'
import { quicknet, roundTime } from '#beacon/beacon.ts'

const numRuns = Number(process.env.INSTANT_DECKS ?? 40)
const closeHash = H('close', 'deck')
const assign = (seed: Uint8Array) => openDraws('FD1', seed, closeHash)('assign')

const anyTable = fc
  .record({
    tiers: fc.array(fc.record({ prize: fc.bigInt(1n, 10_000n), count: fc.integer({ min: 1, max: 30 }) }), {
      minLength: 1,
      maxLength: 8,
    }),
    losing: fc.nat(200),
  })
  .map(
    ({ tiers, losing: blanks }): DeckTable => ({
      tiers: tiers
        .toSorted((a, b) => (a.prize > b.prize ? -1 : 1))
        .map(({ prize, count }, i) => ({ name: `tier ${i}`, prize: prize.toString(), count })),
      losing: blanks,
    }),
  )

/** Sells the whole deck, each ticket with its own seed. */
const sellOut = (size: number, name: string): number[] => {
  const positions = new Positions(size)
  return Array.from({ length: size }, (_, i) => positions.take(assign(H('ticket', name, u64be(i)))))
}

describe('deck', { timeout: 3_600_000 }, () => {
  it('contains exactly the cards of its table and pays all prizes when sold out', () => {
    fc.assert(
      fc.property(anyTable, fc.nat(), (table, seed) => {
        const cards = deckCards(
          openDraws('FD1', H('seed', u64be(seed)), closeHash),
          H('link', u64be(seed)),
          closeHash,
          table,
        )
        for (const { name, count } of [...table.tiers, { name: losing, count: table.losing }])
          expect(cards.filter(({ outcome }) => outcome === name)).toHaveLength(count)
        const dealt = sellOut(cards.length, String(seed))
        expect(dealt.toSorted((a, b) => a - b)).toEqual(cards.map((_, i) => i))
        const payouts = deckPayouts(
          table,
          dealt.map(position => cards[position]?.outcome ?? losing),
        )
        expect(payouts.reduce((sum, { fromPool }) => sum + fromPool, 0n)).toBe(deckFund(table))
      }),
      { numRuns },
    )
  })

  it('orders cards by the seed and salts them by the link', () => {
    const table = { tiers: [{ name: 'star', prize: '5', count: 20 }], losing: 80 }
    const cards = (seed: string, link: string) =>
      deckCards(openDraws('FD1', H(seed), closeHash), H(link), closeHash, table)
    const order = (deck: ReturnType<typeof cards>) => deck.map(({ outcome }) => outcome).join()
    expect(order(cards('a', 'x'))).toBe(order(cards('a', 'y')))
    expect(order(cards('a', 'x'))).not.toBe(order(cards('b', 'x')))
    expect(cards('a', 'x')[0]?.salt).not.toEqual(cards('a', 'y')[0]?.salt)
    expect(deckSize(table)).toBe(100)
  })

  it('gives equal cards different hashes', () => {
    const card = { outcome: losing, salt: H('salt') }
    expect(hex(cardHash('deck', 0, card))).not.toBe(hex(cardHash('deck', 1, card)))
    expect(hex(cardHash('deck', 0, card))).not.toBe(hex(cardHash('deck', 0, { ...card, salt: H('other') })))
  })
})

describe('position assignment', () => {
  it('is one shuffle with one step per ticket', () => {
    const left = Array.from({ length: 40 }, (_, i) => i)
    const due = left.map((_, i) => {
      const j = i + assign(H('ticket', 'plain', u64be(i))).uniform(40 - i)
      const [here, there] = [left[i] ?? 0, left[j] ?? 0]
      left[i] = there
      left[j] = here
      return there
    })
    expect(sellOut(40, 'plain')).toEqual(due)
  })

  it('resumes from the stored positions', () => {
    const moved = new Map<number, number>()
    const seeds = Array.from({ length: 30 }, (_, i) => H('ticket', 'resumed', u64be(i)))
    const first = new Positions(30, 0, moved)
    const taken = seeds.slice(0, 11).map(seed => first.take(assign(seed)))
    const second = new Positions(30, 11, moved)
    taken.push(...seeds.slice(11).map(seed => second.take(assign(seed))))
    expect(taken).toEqual(sellOut(30, 'resumed'))
  })

  it('gives the third ticket every position equally often (chi-square, 19 degrees of freedom)', () => {
    const seen = Array.from({ length: 20 }, () => 0)
    const decks = 800
    for (let deck = 0; deck < decks; deck += 1) {
      const positions = new Positions(20)
      const [, , third = 0] = [0, 1, 2].map(i => positions.take(assign(H('t', u64be(deck), u64be(i)))))
      seen[third] = (seen[third] ?? 0) + 1
    }
    const chiSquare = seen.reduce((sum, count) => sum + (count - decks / 20) ** 2 / (decks / 20), 0)
    expect(chiSquare).toBeLessThan(50)
  })

  it('assigns by the round after the next, 3 to 6 seconds ahead', () => {
    for (const ms of [0, 1, 1500, 2999]) {
      const sale = roundTime(quicknet, 1000) + ms
      expect(assignRound(quicknet, sale)).toBe(1002)
      expect(roundTime(quicknet, assignRound(quicknet, sale)) - sale).toBe(6000 - ms)
    }
  })
})
