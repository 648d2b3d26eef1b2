import { isLossKind, type LimitKind } from './window.ts'

/**
 * The used amount of a limit after `change`: a stake or deposit adds, a refund subtracts.
 *
 * A loss is measured from the player's highest point in the window: a stake adds its full price and fee, a prize
 * subtracts in the window in which it is paid, a refund in the window of its purchase, and the loss never falls below
 * zero. A prize therefore restores only what was lost before it: after a large win on Monday the player can still
 * lose no more than the limit by Sunday.
 */
export const usedAfter = (kind: LimitKind, used: bigint, change: bigint): bigint => {
  const after = used + change
  return isLossKind(kind) && after < 0n ? 0n : after
}
