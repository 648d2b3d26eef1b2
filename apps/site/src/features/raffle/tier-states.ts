import type { DrawnPrize } from '#features/raffle/drawn-prizes.ts'
import type { RaffleView } from '#features/raffle/raffle-view.ts'
import type { LiveTier } from '#shared/live-ladder.ts'

export interface TierState {
  readonly row: LiveTier
  /** missed: fewer tickets were sold than there are prizes. */
  readonly state: 'done' | 'now' | 'next' | 'missed'
  /** The tickets drawn for it by now. */
  readonly tickets: readonly number[]
}

/** How far the prizes are; `all` is what will be drawn, undefined until that is settled. */
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
