import type { GameResults } from '@fairground/contract/entities/games/game-results'
import type { Money } from '@fairground/rules/money/money'
import type { BingoView, TierView } from '#features/bingo/game/bingo-view.ts'

export interface VisibleWinner {
  readonly seq: number
  readonly tier: TierView
  readonly call: number
  readonly each: Money
  /** Undefined for the viewer's own ticket. */
  readonly name: string | undefined
  /** The number of the viewer's own ticket. */
  readonly ticket: number | undefined
}

/** A winner by name, with the tiers won where the server publishes them. */
type NamedWinner = NonNullable<GameResults['winnersList']>[number]

/** The winners of the prizes decided so far: the viewer's own first, then the latest prize first. */
export const visibleWinners = (
  { tiers, wins }: Pick<BingoView, 'tiers' | 'wins'>,
  named: readonly NamedWinner[],
): VisibleWinner[] => {
  const mine = new Set(wins.map(({ card }) => card.seq))
  const own = wins.flatMap(({ card, tier }) =>
    tier.won
      ? [{ seq: card.seq, tier, call: tier.won.call, each: tier.won.each, name: undefined, ticket: card.n }]
      : [],
  )
  const others = named
    .filter(({ seq }) => !mine.has(seq))
    .flatMap(({ seq, name, tiers: wonTiers = [] }) =>
      tiers.flatMap(tier =>
        tier.state === 'done' && tier.won && wonTiers.includes(tier.tier)
          ? [{ seq, tier, call: tier.won.call, each: tier.won.each, name, ticket: undefined }]
          : [],
      ),
    )
  const latestFirst = (a: VisibleWinner, b: VisibleWinner) => b.call - a.call || a.tier.tier - b.tier.tier
  return [...own.toSorted(latestFirst), ...others.toSorted(latestFirst)]
}

/** The number of winners of the prizes decided so far, named or not. */
export const countWinners = (tiers: readonly TierView[]): number =>
  tiers.reduce((sum, { state, won }) => sum + (state === 'done' && won ? won.winners : 0), 0)
