import { inMember } from '@fairground/database/transaction'
import { reschedule, type Claim, claimDue } from '#payments/queries/provider-polling.ts'
import { backoffMs } from '#platform/backoff.ts'
import { type StoredDepositOrder, findDepositOrder } from './queries.ts'
import { toOrderRef } from '#payments/references.ts'
import { applyDepositStatus } from './apply-deposit-status.ts'
import { type PaymentDeps, requireProvider } from '#payments/payment-deps.ts'

const second = 1000
const hour = 3600 * second
/** Orders this old are no longer polled. */
const giveUpMs = 60 * 24 * hour

/** Checks the status of orders after a webhook or when they are due. Returns false when none is due. */
export const pollDeposits = async (deps: PaymentDeps, now: () => number): Promise<boolean> => {
  const claims = await claimDue(deps.db, deps.member.id, 'deposit_order')
  await Promise.all(claims.map(claim => pollDeposit(deps, claim, now())))
  return claims.length > 0
}

const pollDeposit = async (deps: PaymentDeps, claim: Claim, now: number): Promise<void> => {
  const { db, log, member } = deps
  const rescheduleIn = (inMs: number | null) => reschedule(db, member.id, 'deposit_order', claim, inMs)
  try {
    const order = await inMember(db, member.id, tx => findDepositOrder(tx, member.id, claim.opKey))
    // The ledger never accepted the order, so the provider does not know it either.
    if (!order) return await rescheduleIn(null)
    await rescheduleIn(await applyAndComputeDelay(deps, order, claim, now))
  } catch (error) {
    log.warn({ err: error, memberId: member.id, order: claim.opKey }, 'deposit status check failed, retrying')
    await rescheduleIn(backoffMs(claim.attempts, second, hour))
  }
}

/** Applies the current status and returns the delay until the next check, or null when there is none. */
const applyAndComputeDelay = async (
  deps: PaymentDeps,
  order: StoredDepositOrder,
  { attempts }: Claim,
  now: number,
): Promise<number | null> => {
  const { member } = deps
  const provider = await requireProvider(deps, order.provider)
  const orderRef = toOrderRef({ kind: 'deposit', memberId: member.id, id: order.paymentId })
  const found = await provider.findPayment(orderRef)
  const isToRefund = order.refundAt !== null && found?.state === 'completed'
  const reported = isToRefund ? await provider.refund(orderRef) : found
  const state = await applyDepositStatus(deps, order, reported, now)
  if (state === 'over' || now - order.madeAt > giveUpMs) return null
  return order.expiresAt <= now
    ? backoffMs(attempts, hour, 24 * hour)
    : Math.max(second, Math.min(backoffMs(attempts, 30 * second, hour), order.expiresAt - now))
}
