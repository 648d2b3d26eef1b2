import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { readWithdrawals } from './withdrawal-view.ts'

export const getWithdrawal: Handler<'getWithdrawal'> = async (
  { orderId },
  { member, session },
  { db, vault },
) => {
  const playerId = requirePlayer(session)
  const [withdrawal] = await inMember(db, member.id, tx =>
    readWithdrawals(tx, vault, member, playerId, orderId),
  )
  if (!withdrawal) throw new Refusal('profile.notFound')
  return withdrawal
}
