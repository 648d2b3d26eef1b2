import { money } from '@fairground/rules/money/money'
import { bingoCards } from '#features/bingo/tickets/bingo-card.ts'
import type { BingoGame, BingoTier } from './bingo-game.ts'
import type { BingoPattern } from '#kinds/bingo/bingo-kind.ts'

const gbp = (pence: number) => money(BigInt(pence), 'GBP')

const rows = [
  [4, -1, 23, -1, 44, -1, 61, 78, -1],
  [-1, 12, -1, 35, 47, 58, -1, -1, 87],
  [7, 18, 29, -1, -1, -1, 66, -1, 90],
]
const otherRows = [
  [-1, -1, 22, 31, 49, -1, 61, 76, -1],
  [-1, 18, 28, 33, -1, 54, -1, -1, 90],
  [1, -1, 29, 34, -1, 57, 65, -1, -1],
]

export const tier = (
  n: number,
  name: string,
  won: { pattern: BingoPattern; call: number; winners: number; each: number } | undefined,
  isJackpot = false,
): BingoTier => ({
  tier: n,
  name,
  isJackpot,
  isEstimate: false,
  won: won && { ...won, each: gbp(won.each) },
  prize: gbp(10_000),
  percent: undefined,
})

/** Two 90-ball tickets: the first completes its top row at call 5 and its full house at call 16. */
export const sampleGame: BingoGame = {
  rule: { balls: 90, patterns: ['oneLine', 'twoLines', 'fullHouse'], jackpotCalls: 40 },
  tiers: [
    tier(4, 'One line', { pattern: 'oneLine', call: 5, winners: 2, each: 4000 }),
    tier(3, 'Two lines', { pattern: 'twoLines', call: 10, winners: 1, each: 12_000 }),
    tier(2, 'Full house', { pattern: 'fullHouse', call: 16, winners: 1, each: 44_000 }),
    tier(1, 'Jackpot', { pattern: 'fullHouse', call: 16, winners: 0, each: 0 }, true),
  ],
  cards: bingoCards([
    { seq: 11, numbers: rows.flat() },
    { seq: 12, numbers: otherRows.flat() },
  ]),
  callByNumber: new Map(
    [4, 23, 44, 61, 78, 12, 35, 47, 58, 87, 7, 18, 66, 90, 2, 29].map((number, i) => [number, i + 1]),
  ),
}
