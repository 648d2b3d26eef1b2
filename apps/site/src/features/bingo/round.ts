import type { bingoPatterns } from '@fairground/contract/entities/game-rule'
import type { GameResults } from '@fairground/contract/entities/game-results'
import type { Balls } from '@fairground/fair/bingo/layout'
import type { Money } from '@fairground/rules/money/money'
import type { BingoCard } from '#features/bingo/card.ts'
import type { LiveTier } from '#shared/live-ladder.ts'
import { moneyOf } from '#shared/money.ts'

export type BingoPattern = (typeof bingoPatterns)[number]

export interface BingoRule {
  readonly balls: Balls
  readonly patterns: readonly BingoPattern[]
  readonly jackpotCalls: number
}

export interface RoundTier {
  readonly tier: number
  readonly name: string
  readonly isJackpot: boolean
  /** Undefined until the show begins. */
  readonly won:
    | {
        readonly pattern: BingoPattern
        /** The call that completed it first. */
        readonly call: number
        readonly winners: number
        readonly each: Money
      }
    | undefined
  readonly prize: Money
  /** Of an empty pool only the share can be named. */
  readonly percent: number | undefined
}

/** All of a game that does not change while its balls are called. */
export interface Round {
  readonly rule: BingoRule
  /** In the order they are played for, the jackpot last. */
  readonly tiers: readonly RoundTier[]
  readonly cards: readonly BingoCard[]
  /** 1 for the number that is called first. */
  readonly callOf: ReadonlyMap<number, number>
}

const wonOf = (tier: GameResults['winners'][number] | undefined, currencyId: string): RoundTier['won'] =>
  tier?.pattern !== undefined && tier.call !== undefined
    ? {
        pattern: tier.pattern,
        call: tier.call,
        winners: tier.winners,
        each: moneyOf(tier.each, currencyId),
      }
    : undefined

/** A ladder names the greatest prize first; the smallest is played for first. */
export const roundTiers = (
  ladder: readonly LiveTier[],
  results: Pick<GameResults, 'winners'> | undefined,
  currencyId: string,
): RoundTier[] => {
  const tiers = ladder
    .toSorted((a, b) => b.tier - a.tier)
    .map((row): RoundTier => {
      const result = results?.winners.find(({ tier }) => tier === row.tier)
      return {
        tier: row.tier,
        name: row.prizeText ?? '',
        isJackpot: row.kind === 'jackpot',
        won: wonOf(result, currencyId),
        prize: row.fund,
        percent: row.percent,
      }
    })
  return [...tiers.filter(tier => !tier.isJackpot), ...tiers.filter(tier => tier.isJackpot)]
}

export const callOrder = (timeline: GameResults['timeline']): Map<number, number> =>
  new Map(
    timeline.flatMap(frame => (frame.step === 'DRAW_NUM' ? [frame.number] : [])).map((n, i) => [n, i + 1]),
  )
