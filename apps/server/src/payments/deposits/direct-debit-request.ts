import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { orderDeposit } from './order-deposit.ts'
import { readSavedPayments } from '#payments/queries/saved-payments.ts'

export const directDebitRequest: Handler<'directDebitRequest'> = async (
  { requestId, amount, currencyId, savedPaymentId, coupon, pendingJoinId },
  caller,
  context,
) => {
  const player = { memberId: caller.member.id, playerId: requirePlayer(caller.session) }
  const own = await inMember(context.db, player.memberId, tx => readSavedPayments(tx, context.vault, player))
  const saved = own.find(({ id, isChargeable }) => isChargeable && String(id) === savedPaymentId)
  if (!saved) throw new Refusal('profile.notFound')
  const order = await orderDeposit(
    { requestId, amount, currencyId, kind: saved.kind, coupon, keep: false, saved, pendingJoinId },
    caller,
    context,
  )
  if (order.status === 'failed') throw new Refusal('deposit.declined')
  return order
}
