import { inMember } from '@fairground/database/transaction'
import { printedTicket } from '#tickets/print-tickets.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { buyPlays } from './buy-plays.ts'
import { requireBuyer } from './require-buyer.ts'

/** Buys like joinGame and also returns the printed ticket. */
export const purchaseTicket: Handler<'purchaseTicket'> = async (
  { requestId, ticketRequest, playerInfo },
  { member, session },
  context,
) => {
  const playerId = requirePlayer(session)
  if (playerInfo)
    await inMember(context.db, member.id, tx =>
      requireBuyer(tx, context.vault, { memberId: member.id, playerId }, playerInfo),
    )
  const answer = await buyPlays({ requestId, ...ticketRequest }, { member, playerId }, context)
  const [first] = answer.receipts ?? []
  if (!first || answer.joinCode === undefined) return answer
  const { gameInstanceId: instanceId, joinCode } = answer
  const place = { instanceId, seq: first.seq0 + 1, joinCode }
  const { ticket, code, qr } = printedTicket(member, context.ticketKeys, place)
  return { ...answer, ticket, code, qr }
}
