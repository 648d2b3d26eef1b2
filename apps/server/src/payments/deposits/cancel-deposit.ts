import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { isRowId } from '#platform/row-id.ts'
import { toOrderRef } from '#payments/references.ts'
import { noteDepositStatus } from './note-deposit-status.ts'
import { toOrderStatus } from './order-status.ts'
import { findDepositOrder, findOrderKey } from './queries.ts'

/** The provider decides whether a payment came first, so that a captured payment is never cancelled here. */
export const cancelDeposit: Handler<'cancelDeposit'> = async ({ orderId }, { member, session }, context) => {
  const { db, payments } = context
  const playerId = requirePlayer(session)
  if (!isRowId(orderId)) throw new Refusal('profile.notFound')
  const find = () =>
    inMember(db, member.id, async tx => {
      const opKey = await findOrderKey(tx, member.id, playerId, orderId)
      return opKey === undefined ? undefined : findDepositOrder(tx, member.id, opKey)
    })
  const order = await find()
  if (!order) throw new Refusal('profile.notFound')
  const provider = await payments.findNamed(member.id, order.provider)
  if (!provider) throw new Refusal('request.unavailable')
  if (order.state === 'CREATED' || order.state === 'PENDING') {
    const ref = toOrderRef({ kind: 'deposit', memberId: member.id, id: orderId })
    const reported = await provider.cancelPayment(ref).catch((error: unknown) => {
      context.log.warn({ err: error, orderId }, 'payment not cancelled at the provider')
      throw new Refusal('request.unavailable')
    })
    await noteDepositStatus(context, member, order, reported)
  }
  return { result: 1, status: toOrderStatus(((await find()) ?? order).state) }
}
