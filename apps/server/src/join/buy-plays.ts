import type { GameStatus } from '@fairground/contract/entities/games/game'
import {
  eligibilityConditions,
  type JoinResult,
  type JoinRequest,
} from '@fairground/contract/entities/plays/join'
import { isInstantKind } from '@fairground/fair/instant/instant-games'
import { toJoinError, joinErrors, lossLimitText } from '@fairground/contract/errors/join'
import { requestPlays } from './request-plays.ts'
import { LaneRefusal } from '#ledger/lane/lane-client.ts'
import type { Member } from '#operator/members.ts'
import type { Context } from '#operation/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { isRowId } from '#platform/row-id.ts'
import { findPayIn } from './find-pay-in.ts'
import { repeatInOpenInstances } from './repeat-in-open-instances.ts'
import { findNextInstance, getInstanceGame } from './instance-lookups.ts'

interface Buyer {
  readonly member: Member
  readonly playerId: number
}

/** Submits a purchase to the operator's lane, which decides it under lock, and returns the result of the contract. */
export const buyPlays = async (
  input: JoinRequest,
  { member, playerId }: Buyer,
  { db, lane }: Pick<Context, 'db' | 'lane'>,
  { staysInInstance = false }: { readonly staysInInstance?: boolean } = {},
): Promise<JoinResult> => {
  const { requestId, ...content } = input
  const memberId = member.id
  const { gameInstanceId } = input
  const game = isRowId(gameInstanceId) ? await getInstanceGame(db, memberId, gameInstanceId) : undefined
  if (!game || game.gameId !== input.gameId)
    return toRefusal(joinErrors.gameUnavailable.code, gameInstanceId, 'ENDED')
  // Selling one play only would mislead a player who requested repeat plays.
  if (input.subscriptions && isInstantKind(game.kind) && !member.profile.repeatPlaysOnInstantGames)
    throw new Refusal('request.invalid')
  const payIn = await findPayIn(db, member, input, game)
  const submit = (nextInstanceId: number | null, mayMove: boolean) =>
    requestPlays(lane, memberId, game.kind, {
      opKey: `join:${playerId}:${requestId}`,
      content,
      playerId,
      instanceId: gameInstanceId,
      nextInstanceId,
      mayMove,
      lines: input.userPlays,
      multiOptions: input.multiOptions,
      count: input.userPlaysCount,
      currency: payIn ? game.currency : input.currencyId,
      repeats: input.subscriptions,
      payIn,
    })
  try {
    let answer = await submit(null, !staysInInstance)
    // A late join moves to the next open instance. It keeps its key, so that it cannot be charged twice.
    if (answer.exitCode === joinErrors.gameUnavailable.code && !staysInInstance) {
      const next = await findNextInstance(db, memberId, game.gameId, gameInstanceId)
      // Also without a next instance: the lane must remember the refusal that the player gets.
      answer = await submit(next ?? null, false)
    }
    if (!('receipts' in answer))
      return {
        ...toRefusal(answer.exitCode, answer.instanceId, toPublicStatus(answer.status)),
        ...(answer.lossLimit && { exitDescription: lossLimitText, lossLimit: answer.lossLimit }),
        ...toEligibility(answer.reason),
      }
    const { subscriptionId } = answer
    if (subscriptionId !== undefined)
      await repeatInOpenInstances({ db, lane }, memberId, answer.instanceId, {
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
      receipts: [...answer.receipts],
    }
  } catch (error) {
    if (!(error instanceof LaneRefusal)) throw error
    if (error.reason === 'conflict') throw new Refusal('request.conflict')
    return toRefusal(exitCodes[error.reason], gameInstanceId, 'OPEN')
  }
}

/** The condition that the player can meet, so that the site explains more than the exit code. */
const toEligibility = (reason: string): Pick<JoinResult, 'eligibility'> => {
  const eligibility = eligibilityConditions.find(condition => condition === reason)
  return eligibility === undefined ? {} : { eligibility }
}

const exitCodes: Record<Exclude<LaneRefusal['reason'], 'conflict'>, number> = {
  expired: joinErrors.siteCannotAcceptPlays.code,
  overloaded: joinErrors.siteCannotAcceptPlays.code,
  unknown: joinErrors.couldNotConfirm.code,
  failed: joinErrors.unknown.code,
}

/** Players see a refunded instance as ended. */
const toPublicStatus = (status: string): GameStatus =>
  status === 'REFUNDED' ? 'ENDED' : (status as GameStatus)

const toRefusal = (exitCode: number, gameInstanceId: number, gameStatus: GameStatus): JoinResult => {
  const { code, text } = joinErrors[toJoinError(exitCode) ?? 'unknown']
  return { exitCode: code, exitDescription: text, gameInstanceId, gameStatus }
}
