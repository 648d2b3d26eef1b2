import { inMember } from '@fairground/database/transaction'
import { LaneRefusal } from '#ledger/lane-client.ts'
import type { Handler } from '#operation/handler.ts'
import { Refusal, requirePlayer } from '#operation/refusal.ts'
import { isRowId } from '#operation/row-id.ts'
import { gameOfInstance } from './queries.ts'

/** Hands the plays to be given back to the member's lane, where it is decided under lock whether they can be. */
export const joinGameCancel: Handler<'joinGameCancel'> = async (
  { requestId, gameInstanceId: instanceId, joinCode },
  { member, session },
  { db, lane },
) => {
  const playerId = requirePlayer(session)
  const game = isRowId(instanceId)
    ? await inMember(db, member.id, tx => gameOfInstance(tx, member.id, instanceId))
    : undefined
  if (!game) throw new Refusal('game.notFound')
  const opKey = `join-cancel:${playerId}:${requestId}`
  const { currency } = game
  const answer = await lane
    .ask(member.id, 'cancelJoin', { opKey, playerId, instanceId, joinCode, currency })
    .catch((error: unknown) => {
      throw error instanceof LaneRefusal ? new Refusal(faultOf[error.reason]) : error
    })
  if (!answer.done) throw new Refusal(faultOf[answer.reason])
  return { result: 1, refunded: answer.refunded, playerPlaysInGame: answer.playerPlays }
}

const faultOf = {
  noSuchTicket: 'game.ticketNotFound',
  notCancellable: 'game.notCancellable',
  conflict: 'request.conflict',
  overloaded: 'request.unavailable',
  failed: 'request.internal',
  unknown: 'request.unavailable',
} as const
