import type { GameResults } from '@fairground/contract/entities/games/game-results'
import type { Money } from '@fairground/rules/money/money'
import type { BingoPattern, BingoRule } from '#kinds/bingo/bingo-kind.ts'
import type { BingoCard } from '#features/bingo/tickets/bingo-card.ts'
import type { LiveTier } from '#shared/game/live-ladder.ts'
import { toMoney } from '#core/money.ts'

export interface BingoTier {
  readonly tier: number
  readonly name: string
  readonly isJackpot: boolean
  /** Undefined until the play-out begins. */
  readonly won:
    | {
        readonly pattern: BingoPattern
        /** The first call that completed it. */
        readonly call: number
        readonly winners: number
        readonly each: Money
      }
    | undefined
  readonly prize: Money
  readonly isEstimate: boolean
  /** The share of the pool; shown in place of the amount while the pool is empty. */
  readonly percent: number | undefined
}

/** The data of a game that stays constant while its balls are called. */
export interface BingoGame {
  readonly rule: BingoRule
  /** In playing order, the jackpot last. */
  readonly tiers: readonly BingoTier[]
  readonly cards: readonly BingoCard[]
  /** The call at which each number comes up; the first call is 1. */
  readonly callByNumber: ReadonlyMap<number, number>
}

const toTierWin = (tier: GameResults['winners'][number] | undefined, currencyId: string): BingoTier['won'] =>
  tier?.pattern !== undefined && tier.call !== undefined
    ? {
        pattern: tier.pattern,
        call: tier.call,
        winners: tier.winners,
        each: toMoney(tier.each, currencyId),
      }
    : undefined

/** The ladder starts with the highest prize, but play starts with the lowest. */
export const toBingoTiers = (
  ladder: readonly LiveTier[],
  results: Pick<GameResults, 'winners'> | undefined,
  currencyId: string,
): BingoTier[] => {
  const tiers = ladder
    .toSorted((a, b) => b.tier - a.tier)
    .map((row): BingoTier => {
      const result = results?.winners.find(({ tier }) => tier === row.tier)
      return {
        tier: row.tier,
        name: row.prizeText ?? '',
        isJackpot: row.kind === 'jackpot',
        won: toTierWin(result, currencyId),
        prize: row.each,
        isEstimate: row.isEstimate,
        percent: row.percent,
      }
    })
  return [...tiers.filter(tier => !tier.isJackpot), ...tiers.filter(tier => tier.isJackpot)]
}

export const callOrder = (timeline: GameResults['timeline']): Map<number, number> =>
  new Map(
    timeline.flatMap(frame => (frame.step === 'DRAW_NUM' ? [frame.number] : [])).map((n, i) => [n, i + 1]),
  )
