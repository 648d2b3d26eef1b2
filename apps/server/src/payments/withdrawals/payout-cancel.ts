import { inMember } from '@fairground/database/transaction'
import { requestLane } from '#operation/request-lane.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { readWithdrawals } from './withdrawal-view.ts'

/** The lane decides under lock whether the withdrawal can still be cancelled, because an approval may arrive meanwhile. */
export const payoutCancel: Handler<'payoutCancel'> = async (
  { orderId: withdrawalId },
  { member, session },
  context,
) => {
  const { db, vault } = context
  const playerId = requirePlayer(session)
  const read = (id?: number) =>
    inMember(db, member.id, tx => readWithdrawals(tx, vault, member, playerId, id))
  const [found] = await read(withdrawalId)
  if (!found) throw new Refusal('profile.notFound')
  const request = { withdrawalId, playerId, currency: found.currencyId }
  const answer = await requestLane(context, member.id, 'cancelWithdrawal', request)
  if (!answer.done) throw new Refusal('withdrawal.notCancellable')
  return { result: 1, pendingWithdrawals: await read() }
}
