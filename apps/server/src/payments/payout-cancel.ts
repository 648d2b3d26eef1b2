import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal, requirePlayer } from '#operation/refusal.ts'
import { laneFault } from './lane-faults.ts'
import { readWithdrawals } from './withdrawal-view.ts'

/** Whether it still can be is decided under lock, in the lane: an approval may be on its way. */
export const payoutCancel: Handler<'payoutCancel'> = async (
  { orderId: withdrawalId },
  { member, session },
  { db, vault, lane },
) => {
  const playerId = requirePlayer(session)
  const read = (id?: number) =>
    inMember(db, member.id, tx => readWithdrawals(tx, vault, member, playerId, id))
  const [found] = await read(withdrawalId)
  if (!found) throw new Refusal('profile.notFound')
  const request = { withdrawalId, playerId, currency: found.currencyId }
  const answer = await lane.ask(member.id, 'cancelWithdrawal', request).catch(laneFault)
  if (!answer.done) throw new Refusal('withdrawal.notCancellable')
  return { result: 1, pendingWithdrawals: await read() }
}
