import { inMember } from '@fairground/database/transaction'
import { isOpenWithdrawal } from '@fairground/rules/payments/withdrawal'
import type { ProviderPayout } from '#providers/payments.ts'
import { reschedule, type Claim, claimDue } from '#payments/queries/provider-polling.ts'
import { backoffMs } from '#platform/backoff.ts'
import { endWithdrawal } from './end-withdrawal.ts'
import { findWithdrawalOrder, type StoredWithdrawalOrder } from './queries.ts'
import { toOrderRef } from '#payments/references.ts'
import { readSavedPayments, type Saved } from '#payments/queries/saved-payments.ts'
import { type PaymentDeps, requireProvider } from '#payments/payment-deps.ts'

const second = 1000
const hour = 3600 * second

/** Sends approved withdrawals to the provider and checks the status of sent ones. Returns false when none is due. */
export const sendWithdrawals = async (deps: PaymentDeps): Promise<boolean> => {
  const claims = await claimDue(deps.db, deps.member.id, 'withdrawal_order')
  await Promise.all(claims.map(claim => advanceWithdrawal(deps, claim)))
  return claims.length > 0
}

const advanceWithdrawal = async (deps: PaymentDeps, claim: Claim): Promise<void> => {
  const { db, log, member } = deps
  const rescheduleIn = (inMs: number | null) => reschedule(db, member.id, 'withdrawal_order', claim, inMs)
  try {
    const order = await inMember(db, member.id, tx => findWithdrawalOrder(tx, member.id, claim.opKey))
    if (!order || !isOpenWithdrawal(order.status)) return await rescheduleIn(null)
    const reported = await sendOrFind(deps, order)
    if (reported.state === 'pending') return await rescheduleIn(backoffMs(claim.attempts, 2 * second, hour))
    await endWithdrawal(deps, order, reported)
    await rescheduleIn(null)
  } catch (error) {
    log.warn(
      { err: error, memberId: member.id, order: claim.opKey },
      'withdrawal status check failed, retrying',
    )
    await rescheduleIn(backoffMs(claim.attempts, second, hour))
  }
}

/**
 * Returns the provider's status of the withdrawal. It is sent only when the provider does not know it. The provider
 * pays each reference once, so repeating after a lost answer cannot pay twice.
 */
const sendOrFind = async (deps: PaymentDeps, order: StoredWithdrawalOrder): Promise<ProviderPayout> => {
  const { member, lane } = deps
  const { withdrawalId, playerId, currency, status } = order
  const payout = toOrderRef({ kind: 'withdrawal', memberId: member.id, id: withdrawalId })
  const request = { withdrawalId, playerId, currency }
  const destination = await findDestination(deps, order)
  const provider = await requireProvider(deps, destination.provider)
  if (status === 'APPROVED') {
    const marked = await lane.submit(member.id, 'markSending', request)
    if (!marked.done) throw new Error(`withdrawal ${withdrawalId} cannot be sent: ${marked.reason}`)
  } else {
    const known = await provider.findPayout(payout)
    if (known) return known
  }
  try {
    return await provider.openPayout({
      ...payout,
      amount: order.amount,
      currency,
      token: destination.token,
    })
  } catch (error) {
    await lane.submit(member.id, 'markUnknown', request)
    throw error
  }
}

/** The saved method. The provider that holds it pays. */
const findDestination = async (
  { db, vault, member }: PaymentDeps,
  order: StoredWithdrawalOrder,
): Promise<Saved> => {
  const player = { memberId: member.id, playerId: order.playerId }
  const saved = await inMember(db, member.id, tx => readSavedPayments(tx, vault, player))
  const chosen = saved.find(({ id }) => id === order.savedId)
  if (!chosen)
    throw new Error(
      `withdrawal ${order.withdrawalId} cannot be sent: its saved payment method no longer exists`,
    )
  return chosen
}
