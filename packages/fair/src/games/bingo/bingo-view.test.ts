import { describe, expect, it } from 'vitest'
import type { BingoPrizeTable, BingoRules } from './bingo.ts'
import { bingoViewAt } from './bingo-view.ts'

const rules: BingoRules = {
  kind: 'bingoGame',
  balls: 90,
  patterns: ['oneLine', 'fullHouse'],
  jackpotCalls: 20,
}
const prizeTable: BingoPrizeTable = {
  payoutPercentage: 50,
  progressivePercentage: 10,
  tiers: [
    { name: 'Jackpot', pattern: 'fullHouse', prize: { kind: 'jackpot' } },
    { name: 'House', pattern: 'fullHouse', prize: { kind: 'share', percent: 80 } },
    { name: 'Line', pattern: 'oneLine', prize: { kind: 'share', percent: 20 } },
  ],
}
const cards = [
  { seq0: 3, plays: '2,0,21,33,41,57,0,0,0,4,12,0,34,0,0,66,0,86,5,19,0,0,44,0,68,75,0' },
  { seq0: 4, plays: '0,14,23,0,47,0,60,70,0,0,17,24,31,0,0,0,71,88,1,0,26,0,0,59,67,77,0' },
]
const payouts = [
  { seq0: 4, tier: 'House', fromPool: 80n, fromJackpot: 0n },
  { seq0: 4, tier: 'Line', fromPool: 10n, fromJackpot: 0n },
  { seq0: 9, tier: 'Line', fromPool: 10n, fromJackpot: 0n },
]
const houseOfB = [14, 23, 47, 60, 70, 17, 24, 31, 71, 88, 1, 26, 59, 67, 77]
const others = [90, 89, 87, 85, 83, 81]

const viewAt = (called: number[], houseAt: number, own = cards) =>
  bingoViewAt({
    rules,
    prizeTable,
    wins: [
      { pattern: 'oneLine', call: 5, winners: 2 },
      { pattern: 'fullHouse', call: houseAt, winners: 1 },
    ],
    cards: own,
    payouts,
    called,
  })

const states = (called: number[], houseAt: number) => viewAt(called, houseAt).tiers.map(tier => tier.state)

describe('bingo view', () => {
  it('shows every tier open before the first call', () => {
    const view = viewAt([], 15)
    expect(view).toMatchObject({ calls: 0, best: 3, winnings: 0n, playingFor: { name: 'Line' } })
    expect(view.last).toBeUndefined()
    expect(view.cards.map(card => [card.marked, card.toGo])).toEqual([
      [0, 5],
      [0, 5],
    ])
  })

  it('selects the card closest to winning and lists the numbers it needs', () => {
    const view = viewAt(houseOfB.slice(0, 3), 15)
    expect(view).toMatchObject({ calls: 3, last: 47, best: 4 })
    expect(view.cards[1]).toMatchObject({ marked: 3, toGo: 2, needed: [60, 70], complete: [], won: 0n })
  })

  it('moves on to the next prize after a win and shows the winnings', () => {
    const view = viewAt(houseOfB.slice(0, 5), 15)
    expect(view.tiers[2]).toEqual({ name: 'Line', pattern: 'oneLine', state: 'won', call: 5, winners: 2 })
    expect(view.playingFor?.name).toBe('House')
    expect(view.cards[1]).toMatchObject({ toGo: 10, complete: ['oneLine'], won: 10n })
    expect(view.winnings).toBe(10n)
  })

  it('shows tiers and calls to a viewer without cards', () => {
    const view = viewAt(houseOfB, 15, [])
    expect(view).toMatchObject({ cards: [], winnings: 0n, calls: 15 })
    expect(view.best).toBeUndefined()
    expect(view.playingFor).toBeUndefined()
  })

  it('awards the jackpot at the last allowed call', () => {
    const called = [...others.slice(0, 5), ...houseOfB]
    expect(states(called.slice(0, 19), 20)).toEqual(['open', 'open', 'won'])
    expect(states(called, 20)).toEqual(['won', 'won', 'won'])
  })

  it('marks the jackpot missed after its last call, before the full house is known', () => {
    const called = [...others, ...houseOfB]
    expect(states(called.slice(0, 20), 21)).toEqual(['missed', 'open', 'won'])
    expect(states(called, 21)).toEqual(['missed', 'won', 'won'])
  })

  it('rejects an illegal card', () => {
    expect(() => viewAt([], 15, [{ seq0: 1, plays: '1,2,3' }])).toThrow('ticket 1')
  })
})
