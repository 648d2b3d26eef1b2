import { Type, type Static } from 'typebox'
import { GameStatus } from '#entities/games/game.ts'
import { LossKind } from '#entities/limits/limit-state.ts'
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
} from '#entities/values.ts'

/**
 * `userPlays` holds one line per play if the player chooses the numbers (a second set follows the first in the same
 * line) and is empty if the server deals them. `multiOptions` has one entry per line. `currencyId` is the currency of
 * the payment: that of the game, or another one in which the player has a balance.
 */
export const PlaySelection = closed({
  gameId: Id,
  gameInstanceId: Id,
  userPlays: Type.Array(Line, { maxItems: 1000 }),
  userPlaysCount: Type.Integer({ minimum: 1, maximum: 1000 }),
  multiOptions: Type.Optional(Type.Array(MultiOption, { maxItems: 1000 })),
  currencyId: CurrencyId,
  subscriptions: Type.Optional(Type.Integer({ minimum: 0, maximum: 520 })),
})
export type PlaySelection = Static<typeof PlaySelection>

export const JoinRequest = closed({ requestId: RequestId, ...PlaySelection.properties })
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
      'The amount charged in a currency other than that of the game, at the exchange rate of the purchase.',
    ),
  ),
})

/** Specification section 4, 'Play eligibility', conditions 1 to 5. */
export const eligibilityConditions = [
  'noSegment',
  'blockedCountry',
  'mustDepositFirst',
  'emailNotVerified',
  'needsFullRegistration',
] as const

export const JoinResult = closed({
  exitCode: Type.Integer({ description: '0 if the player joined; otherwise a code of the join errors.' }),
  exitDescription: ShortText,
  gameInstanceId: Id,
  gameStatus: GameStatus,
  subscriptionCode: Type.Optional(ShortText),
  joinCode: Type.Optional(JoinCode),
  joinEvent: Type.Optional(JoinEvent),
  receipts: Type.Optional(Type.Array(Receipt)),
  eligibility: Type.Optional(
    Type.Enum(eligibilityConditions, {
      description: 'With code 7: the first condition that the player does not meet.',
    }),
  ),
  lossLimit: Type.Optional(
    closed(
      { kind: LossKind, resetsAt: Time },
      'With code 6: the loss limit that the purchase would exceed. If absent, the weekly limit applies.',
    ),
  ),
})
export type JoinResult = Static<typeof JoinResult>
