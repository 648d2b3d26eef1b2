import type { DrawnPrize } from '#features/raffle/tickets/drawn-prizes.ts'
import type { RaffleView } from './raffle-view.ts'
import type { LiveTier } from '#shared/game/live-ladder.ts'

export interface TierState {
  readonly row: LiveTier
  /** missed: too few tickets were sold to draw this prize. */
  readonly state: 'done' | 'now' | 'next' | 'missed'
  /** The tickets drawn for it so far. */
  readonly tickets: readonly number[]
}

/** The state of each prize; `all` lists every drawn prize and is undefined before the results are known. */
export const tierStates = (
  ladder: readonly LiveTier[],
  { shown, now }: Pick<RaffleView, 'shown' | 'now'>,
  all: readonly DrawnPrize[] | undefined,
): TierState[] =>
  ladder.map(row => {
    const tickets = shown.filter(({ tier }) => tier === row.tier).map(({ ticket }) => ticket)
    const due = all?.filter(({ tier }) => tier === row.tier).length
    const state = due === 0 ? 'missed' : now?.tier === row.tier ? 'now' : tickets.length > 0 ? 'done' : 'next'
    return { row, state, tickets }
  })
