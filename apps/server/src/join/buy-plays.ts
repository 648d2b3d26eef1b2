import type { GameStatus } from '@fairground/contract/entities/game'
import type { JoinAnswer, JoinRequest } from '@fairground/contract/entities/join'
import { joinErrorOf, joinErrors, lossLimitText } from '@fairground/contract/errors/join'
import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import { askForPlays } from '#instant/ask-for-plays.ts'
import { LaneRefusal } from '#ledger/lane-client.ts'
import type { Member } from '#member/members.ts'
import type { Context } from '#operation/context.ts'
import { Refusal } from '#operation/refusal.ts'
import { isRowId } from '#operation/row-id.ts'
import { payInOf } from './pay-in-of.ts'
import { repeatInOpened } from './repeat-in-opened.ts'
import { type GameOfInstance, gameOfInstance, nextOpenInstance } from './queries.ts'

interface Buyer {
  readonly member: Member
  readonly playerId: number
}

/** Hands a purchase to the member's lane, where it is decided under lock, and answers in the contract's words. */
export const buyPlays = async (
  input: JoinRequest,
  { member, playerId }: Buyer,
  { db, lane }: Pick<Context, 'db' | 'lane'>,
): Promise<JoinAnswer> => {
  const { requestId, ...content } = input
  const memberId = member.id
  const { gameInstanceId } = input
  const game = isRowId(gameInstanceId) ? await gameOf(db, memberId, gameInstanceId) : undefined
  if (!game || game.gameId !== input.gameId)
    return refused(joinErrors.gameUnavailable.code, gameInstanceId, 'ENDED')
  // A player who asked for repeat plays must not get one play and think he has them all.
  if (input.subscriptions && !repeatable.has(game.kind)) throw new Refusal('request.notBuilt')
  const payIn = await payInOf(db, member, input, game)
  const ask = (nextInstanceId: number | null) =>
    askForPlays(lane, memberId, game.kind, {
      opKey: `join:${playerId}:${requestId}`,
      content,
      playerId,
      instanceId: gameInstanceId,
      nextInstanceId,
      lines: input.userPlays,
      multiOptions: input.multiOptions,
      count: input.userPlaysCount,
      currency: payIn ? game.currency : input.currencyId,
      repeats: input.subscriptions,
      payIn,
    })
  try {
    let answer = await ask(null)
    // Only a join that came too late needs to know where the game goes on. It is asked again under the same key.
    if (answer.exitCode === joinErrors.gameUnavailable.code) {
      const next = await nextAfter(db, memberId, game.gameId, gameInstanceId)
      if (next !== undefined) answer = await ask(next)
    }
    if (!('receipts' in answer))
      return {
        ...refused(answer.exitCode, answer.instanceId, shownStatus(answer.status)),
        ...(answer.lossLimit && { exitDescription: lossLimitText, lossLimit: answer.lossLimit }),
      }
    const { subscriptionId } = answer
    if (subscriptionId !== undefined)
      await repeatInOpened({ db, lane }, memberId, answer.instanceId, {
        subscriptionId,
        playerId,
        currency: input.currencyId,
      })
    return {
      exitCode: 0,
      exitDescription: '',
      gameInstanceId: answer.instanceId,
      gameStatus: answer.status as GameStatus,
      joinCode: answer.joinCode,
      ...(subscriptionId !== undefined && { subscriptionCode: String(subscriptionId) }),
      joinEvent: {
        gamePlayCurrent: answer.sold,
        gamePlayerCurrent: answer.players,
        playerPlaysInGame: answer.playerPlays,
        charged: answer.charged,
        accountBalance: answer.balance,
        accountVersion: answer.accountVersion,
        ...(answer.paidIn && {
          paidIn: { currencyId: answer.paidIn.currency, amount: answer.paidIn.amount },
        }),
      },
      receipts: answer.receipts.map(receipt => ({ instance: String(answer.instanceId), ...receipt })),
    }
  } catch (error) {
    if (!(error instanceof LaneRefusal)) throw error
    if (error.reason === 'conflict') throw new Refusal('request.conflict')
    return refused(exitCodeOf[error.reason], gameInstanceId, 'OPEN')
  }
}

/** Lines of numbers can be repeated; a subscription keeps no units, and what is dealt has no lines. */
const repeatable: ReadonlySet<string> = new Set(['oneDrawGame', 'oneDrawGameExt', 'regularGame'])

const lookingForNext = new WeakMap<Database, Map<string, Promise<number | undefined>>>()

/** Thousands may be refused at once when a run is full: while one looks where the game goes on, all wait for that. */
const nextAfter = (
  db: Database,
  memberId: number,
  gameId: number,
  instanceId: number,
): Promise<number | undefined> => {
  const looking = lookingForNext.get(db) ?? new Map<string, Promise<number | undefined>>()
  lookingForNext.set(db, looking)
  const key = `${memberId}/${instanceId}`
  const found =
    looking.get(key) ??
    inMember(db, memberId, tx => nextOpenInstance(tx, memberId, gameId, instanceId)).finally(() =>
      looking.delete(key),
    )
  looking.set(key, found)
  return found
}

const rememberedGames = 10_000
const gamesOfInstances = new WeakMap<Database, Map<string, GameOfInstance>>()

/** Every join of a hot game asks the same, and the answer never changes. */
const gameOf = async (
  db: Database,
  memberId: number,
  instanceId: number,
): Promise<GameOfInstance | undefined> => {
  const games = gamesOfInstances.get(db) ?? new Map<string, GameOfInstance>()
  gamesOfInstances.set(db, games)
  const key = `${memberId}/${instanceId}`
  const known = games.get(key)
  if (known !== undefined) return known
  const game = await inMember(db, memberId, tx => gameOfInstance(tx, memberId, instanceId))
  if (!game) return undefined
  if (games.size >= rememberedGames) games.clear()
  games.set(key, game)
  return game
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
