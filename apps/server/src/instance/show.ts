import { type GameRules, outcomeOf } from '@fairground/fair/games/games'
import { bingoTimeline } from '@fairground/rules/playout/bingo'
import { drawsOf } from '@fairground/rules/playout/shown-draws'
import { type Frame, timeline } from '@fairground/rules/playout/timeline'
import { raffleTimeline } from '@fairground/rules/raffle/timeline'

/** A tier of a result as it is stored. Amounts are minor units as decimal strings. */
export interface TierRow {
  readonly name: string
  readonly matches?: number
  readonly winners: number
  readonly fund: string
  readonly paid: string
  /** In bingo, the call that completed its pattern; 0 if no card was sold. */
  readonly call?: number
}

export interface ShownResult {
  readonly rules: GameRules
  /** Every number of the result in its order. */
  readonly drawn: readonly number[]
  readonly tiers: readonly Pick<TierRow, 'call'>[]
  readonly startAt: number
}

/** The whole show of a draw, from what is stored of it alone: live, late, reconnected or replayed it is the same. */
export const framesOf = ({ rules, drawn, tiers, startAt }: ShownResult): Frame[] => {
  const outcome = outcomeOf(rules, drawn)
  if (outcome === undefined) throw new Error(`${drawn.join()} cannot have been drawn`)
  if ('winners' in outcome) return raffleTimeline(outcome.winners, startAt)
  if ('calls' in outcome) {
    const deciding = Math.max(0, ...tiers.map(tier => tier.call ?? 0))
    return bingoTimeline(outcome.calls, deciding, startAt)
  }
  return timeline(drawsOf(outcome), startAt)
}
