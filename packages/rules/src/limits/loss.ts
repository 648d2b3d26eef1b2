import { isLossKind, type LimitKind } from './window.ts'

/**
 * What is used of a limit after `change`: a stake or deposit adds, what is given back takes off.
 *
 * A loss is what the player is behind since his best moment of the window: a stake adds its whole price and fee, a
 * prize takes off in the window in which it is paid, a refund in the window of its purchase, and it never falls below
 * nothing. So a prize gives back what was lost before it and no more: whoever wins a fortune on Monday can still lose
 * no more than his limit by Sunday.
 */
export const usedAfter = (kind: LimitKind, used: bigint, change: bigint): bigint => {
  const after = used + change
  return isLossKind(kind) && after < 0n ? 0n : after
}
