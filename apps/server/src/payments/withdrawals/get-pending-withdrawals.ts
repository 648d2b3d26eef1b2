import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { readWithdrawals } from './withdrawal-view.ts'

export const getPendingWithdrawals: Handler<'getPendingWithdrawals'> = async (
  _,
  { member, session },
  { db, vault },
) => ({
  pendingWithdrawals: await inMember(db, member.id, tx =>
    readWithdrawals(tx, vault, member, requirePlayer(session)),
  ),
})
