import { inMember } from '@fairground/database/transaction'
import type { ProviderPayout } from '#providers/payments.ts'
import { setReason, stopPolling, type StoredWithdrawalOrder } from './queries.ts'
import { mailReceipt } from '#payments/mail-receipt.ts'
import { readMethodLabels } from '#payments/queries/saved-payments.ts'
import type { PaymentDeps } from '#payments/payment-deps.ts'

/** Applies the provider's final status: the held money is paid out or returned to the player. Repeating it is safe. */
export const endWithdrawal = async (
  deps: PaymentDeps,
  order: StoredWithdrawalOrder,
  { state, reason }: ProviderPayout,
): Promise<void> => {
  const { db, lane, member } = deps
  const { withdrawalId, playerId, currency } = order
  const request = { withdrawalId, playerId, currency }
  const isPaid = state === 'paid'
  if (!isPaid && reason !== null)
    await inMember(db, member.id, tx => setReason(tx, member.id, order.opKey, reason))
  const answer = isPaid
    ? await lane.submit(member.id, 'payWithdrawal', request)
    : await lane.submit(member.id, 'rejectWithdrawal', { ...request, by: 'provider' })
  if (!answer.done)
    throw new Error(
      `withdrawal ${withdrawalId} is ${state} at the provider, but the ledger refused it: ${answer.reason}`,
    )
  await inMember(db, member.id, async tx => {
    if (!(await stopPolling(tx, member.id, order.opKey))) return
    const methods = await readMethodLabels(tx, deps.vault, { memberId: member.id, playerId })
    const method = methods.get(order.savedId)?.label ?? null
    const ended = { playerId, orderId: withdrawalId, currency, amount: order.amount, at: Date.now(), method }
    await mailReceipt(tx, deps, member, isPaid ? 'withdrawalPaid' : 'withdrawalRejected', ended)
  })
}
