import { isCard } from '../bingo/card.ts'
import type { Balls } from '../bingo/layout.ts'
import type { BingoPattern } from '../bingo/patterns.ts'
import { openDraw } from '../draw.ts'
import { settleBingo } from './bingo-settle.ts'
import { parseBingoPrizeTable, parseBingoRules } from './bingo-terms.ts'
import type { Game, PoolShares } from './game.ts'
import type { Prize } from './prize.ts'
import { arePicked } from './result-text.ts'

/** Dealt cards; the first to complete a pattern win its prize, and all who do so at the same call share it. */
export interface BingoRules {
  kind: 'bingoGame'
  balls: Balls
  patterns: BingoPattern[]
  /** A full house within this many calls wins the progressive; 0 for none. */
  jackpotCalls: number
}

export interface BingoTier {
  name: string
  pattern: BingoPattern
  prize: Prize
}

export interface BingoPrizeTable extends PoolShares {
  /** The greatest first: the jackpot, if there is one, then one tier for every pattern. */
  tiers: BingoTier[]
}

export interface BingoOutcome {
  /** All balls in the order they are called. */
  calls: number[]
}

export interface Bingo {
  rules: BingoRules
  prizeTable: BingoPrizeTable
  outcome: BingoOutcome
}

export const bingoGame: Game<Bingo> = {
  parseRules: parseBingoRules,
  parsePrizeTable: parseBingoPrizeTable,
  validPlays: ({ balls }, plays) => isCard(balls, plays),
  units: () => 1,
  draw: (seed, closeHash, { balls }) => ({ calls: openDraw(seed, closeHash, 'bingo/call').shuffle(balls) }),
  resultText: ({ calls }) => calls.join(','),
  outcomeOf: ({ balls }, numbers) => (arePicked(numbers, balls, balls) ? { calls: [...numbers] } : undefined),
  settle: settleBingo,
}
