/** What the next event of a player needs to know of the earlier ones. Amounts are minor units. */
export interface Carry {
  readonly depositAt: number | null
  readonly depositAmount: bigint
  /** Stakes minus wins since that deposit. */
  readonly lossSinceDeposit: bigint
  readonly stakeAt: number | null
  /** Stakes minus wins since the last win, and the stake with which this run began. */
  readonly runLoss: bigint
  readonly runStake: bigint
  readonly depositedSinceWithdrawal: bigint
  readonly stakedSinceWithdrawal: bigint
}

export const newCarry: Carry = {
  depositAt: null,
  depositAmount: 0n,
  lossSinceDeposit: 0n,
  stakeAt: null,
  runLoss: 0n,
  runStake: 0n,
  depositedSinceWithdrawal: 0n,
  stakedSinceWithdrawal: 0n,
}
