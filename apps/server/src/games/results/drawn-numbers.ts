import { type GameRules, parseOutcome } from '@fairground/fair/games/games'
import { toShownDraws, type ShownDraw } from '@fairground/rules/playout/shown-draws'
import { ticketNumber } from '@fairground/rules/kinds/raffle/timeline'
import type { StoredTier } from '#kinds/playout.ts'

interface Drawn {
  readonly rules: GameRules
  /** Every number of the result in its order. */
  readonly drawn: readonly number[]
  readonly tiers: readonly Pick<StoredTier, 'call'>[]
}

/** The draws of a result as players see them: raffle tickets by number, bingo balls up to the deciding call. */
export const toPublicDraws = ({ rules, drawn, tiers }: Drawn): readonly ShownDraw[] => {
  const outcome = parseOutcome(rules, drawn)
  if (!outcome) throw new Error(`invalid result of ${rules.kind}: ${drawn.join()}`)
  if ('winners' in outcome) return [{ numbers: outcome.winners.map(ticketNumber) }]
  if ('calls' in outcome) {
    const deciding = Math.max(0, ...tiers.map(tier => tier.call ?? 0))
    return [{ numbers: outcome.calls.slice(0, deciding) }]
  }
  return toShownDraws(outcome)
}

/** The numbers of all draws in the order drawn, and the second set if the game has one. */
export const drawnNumbers = (draws: readonly ShownDraw[]) => {
  const numbers = draws.flatMap(draw => [...draw.numbers])
  const numbers2nd = draws.flatMap(draw => draw.second ?? [])
  return { numbers, ...(numbers2nd.length > 0 && { numbers2nd }) }
}
