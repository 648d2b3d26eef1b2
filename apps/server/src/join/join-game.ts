import type { GameStatus } from '@fairground/contract/entities/game'
import type { JoinAnswer } from '@fairground/contract/entities/join'
import { joinErrorOf, joinErrors } from '@fairground/contract/errors/join'
import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import { LaneRefusal } from '#ledger/lane-client.ts'
import type { Handler } from '#operation/handler.ts'
import { Refusal, requirePlayer } from '#operation/refusal.ts'
import { isRowId } from '#operation/row-id.ts'
import { gameOfInstance, nextOpenInstance } from './queries.ts'

/** Hands the purchase to the member's lane, where it is decided under lock, and answers in the contract's words. */
export const joinGame: Handler<'joinGame'> = async (input, { member, session }, { db, lane }) => {
  const playerId = requirePlayer(session)
  // A player who asked for repeat plays must not get one play and think he has them all.
  if (input.subscriptions) throw new Refusal('request.notBuilt')
  const { requestId, ...content } = input
  const { gameInstanceId } = input
  const gameId = isRowId(gameInstanceId) ? await gameOf(db, member.id, gameInstanceId) : undefined
  if (gameId === undefined || gameId !== input.gameId)
    return refused(joinErrors.gameUnavailable.code, gameInstanceId, 'ENDED')
  const ask = (nextInstanceId: number | null) =>
    lane.ask(member.id, 'join', {
      opKey: `join:${playerId}:${requestId}`,
      content,
      playerId,
      instanceId: gameInstanceId,
      nextInstanceId,
      lines: input.userPlays,
      count: input.userPlaysCount,
      currency: input.currencyId,
    })
  try {
    let answer = await ask(null)
    // Only a join that came too late needs to know where the game goes on. It is asked again under the same key.
    if (answer.exitCode === joinErrors.gameUnavailable.code) {
      const next = await inMember(db, member.id, tx =>
        nextOpenInstance(tx, member.id, gameId, gameInstanceId),
      )
      if (next !== undefined) answer = await ask(next)
    }
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

const rememberedGames = 10_000
const gamesOfInstances = new WeakMap<Database, Map<string, number>>()

/** Every join of a hot game asks the same, and the answer never changes. */
const gameOf = async (db: Database, memberId: number, instanceId: number): Promise<number | undefined> => {
  const games = gamesOfInstances.get(db) ?? new Map<string, number>()
  gamesOfInstances.set(db, games)
  const key = `${memberId}/${instanceId}`
  const known = games.get(key)
  if (known !== undefined) return known
  const gameId = await inMember(db, memberId, tx => gameOfInstance(tx, memberId, instanceId))
  if (gameId === undefined) return undefined
  if (games.size >= rememberedGames) games.clear()
  games.set(key, gameId)
  return gameId
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
