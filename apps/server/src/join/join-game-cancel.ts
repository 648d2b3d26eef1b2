import { inMember } from '@fairground/database/transaction'
import { requestLane } from '#operation/request-lane.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { isRowId } from '#platform/row-id.ts'
import { findInstanceGame } from './queries.ts'

/** Submits the cancellation to the operator's lane, which decides it under lock. */
export const joinGameCancel: Handler<'joinGameCancel'> = async (
  { requestId, gameInstanceId: instanceId, joinCode },
  { member, session },
  context,
) => {
  const playerId = requirePlayer(session)
  const game = isRowId(instanceId)
    ? await inMember(context.db, member.id, tx => findInstanceGame(tx, member.id, instanceId))
    : undefined
  if (!game) throw new Refusal('game.notFound')
  const opKey = `join-cancel:${playerId}:${requestId}`
  const { currency } = game
  const request = { opKey, playerId, instanceId, joinCode, currency }
  const answer = await requestLane(context, member.id, 'cancelJoin', request)
  if (!answer.done) throw new Refusal(faults[answer.reason])
  return { result: 1, refunded: answer.refunded, playerPlaysInGame: answer.playerPlays }
}

const faults = {
  noSuchTicket: 'game.ticketNotFound',
  notCancellable: 'game.notCancellable',
} as const
