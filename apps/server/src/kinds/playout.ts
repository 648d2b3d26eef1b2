import { type GameRules, parseOutcome } from '@fairground/fair/games/games'
import { bingoTimeline } from '@fairground/rules/kinds/bingo/timeline'
import { toShownDraws } from '@fairground/rules/playout/shown-draws'
import { type Frame, timeline } from '@fairground/rules/playout/timeline'
import { raffleTimeline } from '@fairground/rules/kinds/raffle/timeline'

/** A tier of a result as it is stored. Amounts are minor units as decimal strings. */
export interface StoredTier {
  readonly name: string
  readonly matches?: number
  readonly winners: number
  /** The units won, where they can differ from the number of winners. */
  readonly units?: number
  readonly fund: string
  readonly paid: string
  /** In bingo, the call that completed its pattern; 0 if no card was sold. */
  readonly call?: number
}

export interface StoredResult {
  readonly rules: GameRules
  /** Every number of the result in the order of the draw. */
  readonly drawn: readonly number[]
  readonly tiers: readonly Pick<StoredTier, 'call'>[]
  readonly startAt: number
}

/** The play-out of a draw. It depends only on stored values, so a replay equals the live play-out. */
export const toPlayoutFrames = ({ rules, drawn, tiers, startAt }: StoredResult): Frame[] => {
  const outcome = parseOutcome(rules, drawn)
  if (outcome === undefined) throw new Error(`${drawn.join()} cannot have been drawn`)
  if ('winners' in outcome) return raffleTimeline(outcome.winners, startAt)
  if ('calls' in outcome) {
    const deciding = Math.max(0, ...tiers.map(tier => tier.call ?? 0))
    return bingoTimeline(outcome.calls, deciding, startAt)
  }
  return timeline(toShownDraws(outcome), startAt)
}
