import { inMember } from '@fairground/database/transaction'
import { askLane } from '#operation/ask-lane.ts'
import type { Handler } from '#operation/handler.ts'
import { Refusal, requirePlayer } from '#operation/refusal.ts'
import { isRowId } from '#operation/row-id.ts'
import { gameOfInstance } from './queries.ts'

/** Hands the plays to be given back to the member's lane, where it is decided under lock whether they can be. */
export const joinGameCancel: Handler<'joinGameCancel'> = async (
  { requestId, gameInstanceId: instanceId, joinCode },
  { member, session },
  context,
) => {
  const playerId = requirePlayer(session)
  const game = isRowId(instanceId)
    ? await inMember(context.db, member.id, tx => gameOfInstance(tx, member.id, instanceId))
    : undefined
  if (!game) throw new Refusal('game.notFound')
  const opKey = `join-cancel:${playerId}:${requestId}`
  const { currency } = game
  const request = { opKey, playerId, instanceId, joinCode, currency }
  const answer = await askLane(context, member.id, 'cancelJoin', request)
  if (!answer.done) throw new Refusal(faultOf[answer.reason])
  return { result: 1, refunded: answer.refunded, playerPlaysInGame: answer.playerPlays }
}

const faultOf = {
  noSuchTicket: 'game.ticketNotFound',
  notCancellable: 'game.notCancellable',
} as const
