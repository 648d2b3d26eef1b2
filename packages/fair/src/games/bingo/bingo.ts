import type { Prize } from '#settlement/prize.ts'
import type { PoolShares } from '#settlement/pool.ts'
import type { Balls } from './layout.ts'
import type { BingoPattern } from './patterns.ts'

/** Dealt cards; the first cards to complete a pattern win its prize and share it if they do so at the same call. */
export interface BingoRules {
  kind: 'bingoGame'
  balls: Balls
  patterns: BingoPattern[]
  /** A full house within this many calls wins the progressive jackpot; 0 means there is none. */
  jackpotCalls: number
}

export interface BingoTier {
  name: string
  pattern: BingoPattern
  prize: Prize
}

export interface BingoPrizeTable extends PoolShares {
  /** The jackpot first, if there is one, then one tier per pattern. */
  tiers: BingoTier[]
}

export interface BingoOutcome {
  /** All balls in call order. */
  calls: number[]
}

export interface Bingo {
  rules: BingoRules
  prizeTable: BingoPrizeTable
  outcome: BingoOutcome
}
