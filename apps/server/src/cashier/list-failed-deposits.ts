import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { decimal } from '#platform/money.ts'
import { readFailedDeposits } from '#payments/index.ts'

export const listFailedDeposits: Handler<'listFailedDeposits'> = async (
  { from, until },
  { member, session },
  { db },
) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  const deposits = await inMember(db, member.id, tx => readFailedDeposits(tx, player, from, until))
  return {
    deposits: deposits.map(({ orderId, at, amount, currency, refusal }) => ({
      orderId,
      at: Math.floor(at),
      amount: decimal(amount, currency),
      currencyId: currency,
      refusal,
    })),
  }
}
