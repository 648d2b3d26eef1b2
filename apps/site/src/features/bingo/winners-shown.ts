import type { GameResults } from '@fairground/contract/entities/game-results'
import type { Money } from '@fairground/rules/money/money'
import type { RoundView, TierView } from '#features/bingo/round-view.ts'

export interface WinnerShown {
  readonly seq: number
  readonly tier: TierView
  readonly call: number
  readonly each: Money
  /** Undefined for a ticket of the viewer's. */
  readonly name: string | undefined
  /** The viewer's ticket by its number. */
  readonly ticket: number | undefined
}

/** A named winner with the tiers won, where the server publishes them. */
type NamedWinner = NonNullable<GameResults['winnersList']>[number]

/** Who has won so far: the viewer's own first, then the latest prize first. Nothing of prizes still open. */
export const winnersShown = (
  { tiers, wins }: Pick<RoundView, 'tiers' | 'wins'>,
  named: readonly NamedWinner[],
): WinnerShown[] => {
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
  const latestFirst = (a: WinnerShown, b: WinnerShown) => b.call - a.call || a.tier.tier - b.tier.tier
  return [...own.toSorted(latestFirst), ...others.toSorted(latestFirst)]
}

/** Winners of prizes shown as won, by name or not. */
export const winnersCount = (tiers: readonly TierView[]): number =>
  tiers.reduce((sum, { state, won }) => sum + (state === 'done' && won ? won.winners : 0), 0)
