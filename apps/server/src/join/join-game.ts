import type { GameStatus } from '@fairground/contract/entities/game'
import type { JoinAnswer } from '@fairground/contract/entities/join'
import { joinErrorOf, joinErrors } from '@fairground/contract/errors/join'
import { inMember } from '@fairground/database/transaction'
import { LaneRefusal } from '#ledger/lane-client.ts'
import type { Handler } from '#operation/handler.ts'
import { Refusal, requirePlayer } from '#operation/refusal.ts'
import { isRowId } from '#operation/row-id.ts'
import { askedInstance } from './queries.ts'

/** Hands the purchase to the member's lane, where it is decided under lock, and answers in the contract's words. */
export const joinGame: Handler<'joinGame'> = async (input, { member, session }, { db, lane }) => {
  const playerId = requirePlayer(session)
  // A player who asked for repeat plays must not get one play and think he has them all.
  if (input.subscriptions) throw new Refusal('request.notBuilt')
  const { requestId, ...content } = input
  const { gameInstanceId } = input
  const asked = isRowId(gameInstanceId)
    ? await inMember(db, member.id, tx => askedInstance(tx, member.id, gameInstanceId))
    : undefined
  if (asked?.gameId !== input.gameId) return refused(joinErrors.gameUnavailable.code, gameInstanceId, 'ENDED')
  try {
    const answer = await lane.ask(member.id, 'join', {
      opKey: `join:${playerId}:${requestId}`,
      content,
      playerId,
      instanceId: gameInstanceId,
      nextInstanceId: asked.nextId,
      lines: input.userPlays,
      count: input.userPlaysCount,
      currency: input.currencyId,
    })
    if (!('receipts' in answer))
      return refused(answer.exitCode, answer.instanceId, shownStatus(answer.status))
    return {
      exitCode: 0,
      exitDescription: '',
      gameInstanceId: answer.instanceId,
      gameStatus: answer.status as GameStatus,
      joinCode: answer.joinCode,
      joinEvent: {
        gamePlayCurrent: answer.sold,
        gamePlayerCurrent: answer.players,
        playerPlaysInGame: answer.playerPlays,
        charged: answer.charged,
        accountBalance: answer.balance,
        accountVersion: answer.accountVersion,
      },
      receipts: answer.receipts.map(receipt => ({ instance: String(answer.instanceId), ...receipt })),
    }
  } catch (error) {
    if (!(error instanceof LaneRefusal)) throw error
    if (error.reason === 'conflict') throw new Refusal('request.conflict')
    return refused(exitCodeOf[error.reason], gameInstanceId, 'OPEN')
  }
}

const exitCodeOf: Record<Exclude<LaneRefusal['reason'], 'conflict'>, number> = {
  overloaded: joinErrors.siteCannotAcceptPlays.code,
  unknown: joinErrors.couldNotConfirm.code,
  failed: joinErrors.unknown.code,
}

/** A refunded instance has left the lists: to a player it is over. */
const shownStatus = (status: string): GameStatus => (status === 'REFUNDED' ? 'ENDED' : (status as GameStatus))

const refused = (exitCode: number, gameInstanceId: number, gameStatus: GameStatus): JoinAnswer => {
  const { code, text } = joinErrors[joinErrorOf(exitCode) ?? 'unknown']
  return { exitCode: code, exitDescription: text, gameInstanceId, gameStatus }
}
