import type { Payout } from '@fairground/fair/settlement/settlement'

/** What an instance paid, in minor units. */
export interface PaidInstance {
  /** Prizes from stakes and reserve. */
  readonly prizes: bigint
  readonly fromJackpot: bigint
  readonly fromReserve: bigint
  readonly jackpotAfter: bigint
}

/** The instances of one game at one number of lines. */
export interface SimulatedGame {
  /** Draws an instance and settles all its lines. */
  settleAll(jackpot: bigint): PaidInstance
  /** Settles the instance of the last `settleAll` again, from its winners alone. Must give the same. */
  settleAgain(jackpot: bigint): PaidInstance
  /** Settles an instance from its winners alone. */
  settleWinners(jackpot: bigint): PaidInstance
}

interface Settled {
  readonly payouts: readonly Payout[]
  readonly fromReserve: bigint
  readonly jackpotAfter: bigint
}

/** Adds the payouts up, and not the totals of the settlement, so that a wrong payout shows. */
export const toPaid = ({ payouts, fromReserve, jackpotAfter }: Settled): PaidInstance => {
  let prizes = 0n
  let fromJackpot = 0n
  for (const payout of payouts) {
    prizes += payout.fromPool
    fromJackpot += payout.fromJackpot
  }
  return { prizes, fromJackpot, fromReserve, jackpotAfter }
}

export const isSamePaid = (a: PaidInstance, b: PaidInstance): boolean =>
  a.prizes === b.prizes &&
  a.fromJackpot === b.fromJackpot &&
  a.fromReserve === b.fromReserve &&
  a.jackpotAfter === b.jackpotAfter
