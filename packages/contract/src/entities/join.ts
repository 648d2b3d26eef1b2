import { Type, type Static } from 'typebox'
import { GameStatus } from './game.ts'
import { LossKind } from './limit-standing.ts'
import { JoinCode, Line, MultiOption } from './play.ts'
import { Receipt } from './receipt.ts'
import {
  closed,
  Count,
  CurrencyId,
  DecimalAmount,
  Id,
  RequestId,
  ShortText,
  Time,
  Version,
} from './values.ts'

/**
 * `userPlays` holds one line per play where the player chooses, a second set following the first in its line,
 * and is empty where the server deals. `multiOptions` goes with it line by line. `currencyId` is what pays: the game's,
 * or another currency that the player holds.
 */
export const PlaysWanted = closed({
  gameId: Id,
  gameInstanceId: Id,
  userPlays: Type.Array(Line, { maxItems: 1000 }),
  userPlaysCount: Type.Integer({ minimum: 1, maximum: 1000 }),
  multiOptions: Type.Optional(Type.Array(MultiOption, { maxItems: 1000 })),
  currencyId: CurrencyId,
  subscriptions: Type.Optional(Type.Integer({ minimum: 0, maximum: 520 })),
})
export type PlaysWanted = Static<typeof PlaysWanted>

export const JoinRequest = closed({ requestId: RequestId, ...PlaysWanted.properties })
export type JoinRequest = Static<typeof JoinRequest>

export const JoinEvent = closed({
  gamePlayCurrent: Count,
  gamePlayerCurrent: Count,
  playerPlaysInGame: Count,
  charged: DecimalAmount,
  accountBalance: DecimalAmount,
  accountVersion: Version,
  paidIn: Type.Optional(
    closed(
      { currencyId: CurrencyId, amount: DecimalAmount },
      'What was taken of another currency than the game’s, exchanged at the rate of that moment.',
    ),
  ),
})

export const JoinAnswer = closed({
  exitCode: Type.Integer({ description: '0 joined; otherwise a code of the join catalogue.' }),
  exitDescription: ShortText,
  gameInstanceId: Id,
  gameStatus: GameStatus,
  subscriptionCode: Type.Optional(ShortText),
  joinCode: Type.Optional(JoinCode),
  joinEvent: Type.Optional(JoinEvent),
  receipts: Type.Optional(Type.Array(Receipt)),
  lossLimit: Type.Optional(
    closed(
      { kind: LossKind, resetsAt: Time },
      'With code 6: the loss limit that this would pass. Without it, it is the weekly limit.',
    ),
  ),
})
export type JoinAnswer = Static<typeof JoinAnswer>
