import { inMember } from '@fairground/database/transaction'
import { type PaymentDeps, requireProvider } from '#payments/payment-deps.ts'
import { toOrderRef } from '#payments/references.ts'
import { applyDepositStatus } from './apply-deposit-status.ts'
import { findDepositOrder } from './queries.ts'

/** Asks the provider about one order now, for a player who waits. */
export const settleDeposit = async (deps: PaymentDeps, orderKey: string, now: number): Promise<void> => {
  const { db, member } = deps
  const order = await inMember(db, member.id, tx => findDepositOrder(tx, member.id, orderKey))
  if (!order) throw new Error(`there is no deposit order ${orderKey}`)
  const provider = await requireProvider(deps, order.provider)
  const orderRef = toOrderRef({ kind: 'deposit', memberId: member.id, id: order.paymentId })
  await applyDepositStatus(deps, order, await provider.findPayment(orderRef), now)
}
