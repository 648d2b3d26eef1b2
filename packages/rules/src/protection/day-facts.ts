/** The figures of one player and one UTC day. Amounts are minor units. */
export interface DayFacts {
  /** Days since 1970. */
  readonly day: number
  readonly staked: bigint
  readonly won: bigint
  readonly deposited: bigint
  readonly withdrawn: bigint
  readonly stakes: number
  readonly deposits: number
  /** The ten-minute slots of the day in which the player bought plays, one bit each. */
  readonly slots: bigint
  /** Deposits made soon after the previous one was lost. */
  readonly chaseDeposits: number
  /** Stakes raised during a losing run. */
  readonly raisedStakes: number
  /** Withdrawals of deposits that were hardly played. */
  readonly passThroughs: number
  readonly passedThrough: bigint
}

export const dayMs = 86_400_000
export const slotMinutes = 10
const slotMs = slotMinutes * 60_000

export const toDay = (at: number): number => Math.floor(at / dayMs)
export const toSlot = (at: number): number => Math.floor((at % dayMs) / slotMs)

export const createDay = (day: number): DayFacts => ({
  day,
  staked: 0n,
  won: 0n,
  deposited: 0n,
  withdrawn: 0n,
  stakes: 0,
  deposits: 0,
  slots: 0n,
  chaseDeposits: 0,
  raisedStakes: 0,
  passThroughs: 0,
  passedThrough: 0n,
})

export const countSlots = (slots: bigint): number => {
  let count = 0
  for (let rest = slots; rest > 0n; rest &= rest - 1n) count += 1
  return count
}
