import { type GameRules, outcomeOf } from '@fairground/fair/games/games'
import { drawsOf, type ShownDraw } from '@fairground/rules/playout/shown-draws'
import { ticketNumber } from '@fairground/rules/raffle/timeline'
import type { TierRow } from '#instance/show.ts'

interface Drawn {
  readonly rules: GameRules
  /** Every number of the result in its order. */
  readonly drawn: readonly number[]
  readonly tiers: readonly Pick<TierRow, 'call'>[]
}

/** The draws of a result as players see them: tickets by their numbers, balls up to the call that decided. */
export const shownDraws = ({ rules, drawn, tiers }: Drawn): readonly ShownDraw[] => {
  const outcome = outcomeOf(rules, drawn)
  if (!outcome) throw new Error(`${drawn.join()} is no result of a ${rules.kind}`)
  if ('winners' in outcome) return [{ numbers: outcome.winners.map(ticketNumber) }]
  if ('calls' in outcome) {
    const deciding = Math.max(0, ...tiers.map(tier => tier.call ?? 0))
    return [{ numbers: outcome.calls.slice(0, deciding) }]
  }
  return drawsOf(outcome)
}

/** All numbers in the order drawn, of several draws one after another, and the second set where there is one. */
export const drawnNumbers = (draws: readonly ShownDraw[]) => {
  const numbers = draws.flatMap(draw => [...draw.numbers])
  const numbers2nd = draws.flatMap(draw => draw.second ?? [])
  return { numbers, ...(numbers2nd.length > 0 && { numbers2nd }) }
}
