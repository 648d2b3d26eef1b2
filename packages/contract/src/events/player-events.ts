import { Type } from 'typebox'
import { Account } from '#entities/money/account.ts'
import { Notification } from '#entities/notifications/notification.ts'
import { JoinEvent } from '#entities/plays/join.ts'
import { PlatformMessage } from '#entities/site/configuration.ts'
import { PlayerSegment, VerificationStatus } from '#entities/players/player.ts'
import {
  Count,
  CurrencyId,
  DecimalAmount,
  Id,
  LongText,
  Nullable,
  ShortText,
  Time,
  Version,
} from '../entities/values.ts'
import { clientEvent, notificationEvent, playerEvent } from './event.ts'

/** Specification section 7, 'Event numbers: Player', and section 3, 'Events and coupons'. */
export const playerEvents = {
  /**
   * join 1: the player joined on this device, on another device or through a subscription. It has the account after the
   * join, so that no playerBalance is sent for it; a player who only plays for free has no account.
   */
  playerJoin: playerEvent(1, {
    gameId: Id,
    gameInstanceId: Id,
    version: Version,
    joinCode: ShortText,
    joinEvent: JoinEvent,
    balanceUpdateEvent: Type.Optional(Account),
  }),
  /** order 2: type 1 with status 2 is a completed deposit. */
  playerOrder: playerEvent(2, {
    orderId: Id,
    orderType: Type.Enum([1, 2], { description: '1 deposit, 2 withdrawal' }),
    orderStatus: Type.Enum([0, 1, 2, 3, 4], {
      description: '0 created, 1 pending, 2 completed, 3 failed, 4 cancelled',
    }),
    amount: DecimalAmount,
    currencyId: CurrencyId,
    balanceUpdateEvent: Nullable(Account),
  }),
  /** balance 4: `version` is the version of the account. */
  playerBalance: playerEvent(4, Account.properties),
  /** segment 26 */
  playerSegment: playerEvent(26, { playerSegment: PlayerSegment }),
  /** coupon 27: 'Promotion Awarded!' */
  playerCoupon: playerEvent(27, {
    instantCoupon: Type.Boolean(),
    amount: DecimalAmount,
    currencyId: CurrencyId,
  }),
  /** phone verified 28 */
  phoneVerified: playerEvent(28, { mobilePhoneVerified: Type.Boolean(), phoneVerifiedDate: Nullable(Time) }),
  /** id verification 29 */
  idVerification: playerEvent(29, { verificationStatus: VerificationStatus, idVerifiedDate: Nullable(Time) }),
  /** email verification 30 */
  emailVerification: playerEvent(30, { emailVerified: Type.Boolean(), emailVerifiedDate: Nullable(Time) }),
  /** address verification 31 */
  addressVerification: playerEvent(31, {
    addressVerified: Type.Boolean(),
    addressVerifiedDate: Nullable(Time),
  }),
  /** reload verification request 33: the client calls getLastVerificationRequest again. */
  reloadVerificationRequest: playerEvent(33, {}),
} as const

/** Specification section 7, 'Event numbers: Client'. */
export const clientEvents = {
  /** login 1: the player logged in from another device; this session has ended. */
  clientLogin: clientEvent(1, { at: Time }),
  /** invalidate (banned) 6: forced logout. */
  clientInvalidate: clientEvent(6, { reason: ShortText }),
} as const

/** Specification section 7, 'Server-pushed events'. It gives no numbers for these, so they are our own. */
export const notificationEvents = {
  /** The platform message of every page; an empty message removes it. */
  globalMessage: notificationEvent(1, 'lobby', PlatformMessage.properties),
  privateMessage: notificationEvent(2, 'player', {
    playerId: Id,
    eventId: Type.Optional(Id),
    title: ShortText,
    message: LongText,
  }),
  /** The configuration changed: the client calls init again. */
  globalUpdate: notificationEvent(3, 'lobby', { configurationVersion: Version }),
  /** An entry was added to the player's list of notifications. */
  playerNotification: notificationEvent(4, 'player', {
    playerId: Id,
    eventId: Type.Optional(Id),
    notification: Notification,
    unread: Count,
  }),
  /** The player read notifications in another window. */
  notificationsRead: notificationEvent(5, 'player', { playerId: Id, unread: Count }),
} as const
