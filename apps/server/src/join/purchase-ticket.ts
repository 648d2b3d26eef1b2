import { printedTicket } from '#ticket/print-tickets.ts'
import type { Handler } from '#operation/handler.ts'
import { Refusal, requirePlayer } from '#operation/refusal.ts'
import { buyPlays } from './buy-plays.ts'

/** The purchase of joinGame, answered with the ticket as it is printed. */
export const purchaseTicket: Handler<'purchaseTicket'> = async (
  { requestId, ticketRequest, playerInfo },
  { member, session },
  context,
) => {
  const playerId = requirePlayer(session)
  // Details that nobody keeps must not look as if they were kept.
  if (playerInfo) throw new Refusal('request.notBuilt')
  const answer = await buyPlays({ requestId, ...ticketRequest }, { member, playerId }, context)
  const [first] = answer.receipts ?? []
  if (!first || answer.joinCode === undefined) return answer
  const { gameInstanceId: instanceId, joinCode } = answer
  const place = { instanceId, seq: first.seq0 + 1, joinCode }
  const { ticket, code, qr } = printedTicket(member, context.ticketKeys, place)
  return { ...answer, ticket, code, qr }
}
