import type { GameStatus } from '@fairground/contract/entities/games/game'
import type { JoinResult } from '@fairground/contract/entities/plays/join'
import { joinErrors, lossLimitText, toJoinError } from '@fairground/contract/errors/join'
import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requestLane } from '#operation/request-lane.ts'
import { Refusal } from '#platform/refusal.ts'
import { isRowId } from '#platform/row-id.ts'
import type { JoinAnswer } from '#ledger/sale/sell.ts'
import { callerKey } from './caller-player.ts'
import { requireReceived } from './require-gift.ts'

/** The plays count towards the limits of the player who plays them. */
export const playGift: Handler<'playGift'> = async (
  { giftId, gameInstanceId: instanceId, userPlays: lines },
  caller,
  context,
) => {
  const { memberId, playerId } = callerKey(caller)
  const { currency } = await inMember(context.db, memberId, tx =>
    requireReceived(tx, { memberId, playerId }, giftId),
  )
  if (!isRowId(instanceId)) throw new Refusal('rewards.notFound')
  const request = { giftId, playerId, currency, instanceId, lines }
  const answer = await requestLane(context, memberId, 'spendGift', request)
  if ('done' in answer) throw new Refusal('rewards.notClaimable')
  return 'receipts' in answer ? toJoined(answer) : toRefused(answer)
}

const toJoined = (answer: Extract<JoinAnswer, { exitCode: 0 }>): JoinResult => ({
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
  receipts: [...answer.receipts],
})

const toRefused = (answer: Exclude<JoinAnswer, { receipts: unknown }>): JoinResult => {
  const { code, text } = joinErrors[toJoinError(answer.exitCode) ?? 'unknown']
  return {
    exitCode: code,
    exitDescription: answer.lossLimit ? lossLimitText : text,
    gameInstanceId: answer.instanceId,
    // Players see a refunded instance as ended.
    gameStatus: answer.status === 'REFUNDED' ? 'ENDED' : (answer.status as GameStatus),
    ...(answer.lossLimit && { lossLimit: answer.lossLimit }),
  }
}
