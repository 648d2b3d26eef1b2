import { inMember } from '@fairground/database/transaction'
import { askLane } from '#operation/ask-lane.ts'
import type { Handler } from '#operation/handler.ts'
import { Refusal, requirePlayer } from '#operation/refusal.ts'
import { readWithdrawals } from './withdrawal-view.ts'

/** Whether it still can be is decided under lock, in the lane: an approval may be on its way. */
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
  const answer = await askLane(context, member.id, 'cancelWithdrawal', request)
  if (!answer.done) throw new Refusal('withdrawal.notCancellable')
  return { result: 1, pendingWithdrawals: await read() }
}
