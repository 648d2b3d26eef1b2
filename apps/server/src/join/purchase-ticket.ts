import { printedTicket } from '#tickets/print-tickets.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { buyPlays } from './buy-plays.ts'

/** Buys like joinGame and also returns the printed ticket. */
export const purchaseTicket: Handler<'purchaseTicket'> = async (
  { requestId, ticketRequest, playerInfo },
  { member, session },
  context,
) => {
  const playerId = requirePlayer(session)
  // The details are not stored, so accepting them would mislead the caller.
  if (playerInfo) throw new Refusal('request.notBuilt')
  const answer = await buyPlays({ requestId, ...ticketRequest }, { member, playerId }, context)
  const [first] = answer.receipts ?? []
  if (!first || answer.joinCode === undefined) return answer
  const { gameInstanceId: instanceId, joinCode } = answer
  const place = { instanceId, seq: first.seq0 + 1, joinCode }
  const { ticket, code, qr } = printedTicket(member, context.ticketKeys, place)
  return { ...answer, ticket, code, qr }
}
