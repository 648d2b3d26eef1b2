import { Type, type Static } from 'typebox'
import {
  closed,
  Count,
  CurrencyId,
  DecimalAmount,
  Id,
  LongText,
  Nullable,
  ShortText,
  Time,
  Url,
} from '#entities/values.ts'

export const giftCards = ['heart', 'star', 'cup', 'smile'] as const
export const GiftCard = Type.Enum(giftCards)
export type GiftCard = (typeof giftCards)[number]

/** `state` is null for a gift of the catalogue; the fields after it are set for a gift that the player received. */
export const Gift = closed({
  giftId: Id,
  giftGroupId: Nullable(Id),
  title: ShortText,
  description: LongText,
  imageUrl: Nullable(Url),
  cost: DecimalAmount,
  currencyId: CurrencyId,
  gameId: Id,
  gameTitle: ShortText,
  plays: Count,
  state: Nullable(Type.Enum(['wrapped', 'opened', 'used', 'sentBack', 'returned'])),
  useBy: Nullable(Time),
  card: Nullable(GiftCard),
  message: Nullable(ShortText),
  fromName: Nullable(ShortText),
  receivedAt: Nullable(Time),
  acknowledged: Type.Boolean(),
})
export type Gift = Static<typeof Gift>

export const GiftGroup = closed({ giftGroupId: Id, title: ShortText, giftIds: Type.Array(Id) })
export type GiftGroup = Static<typeof GiftGroup>

/** A gift as its giver sees it: whether the friend played it stays private. */
export const SentGift = closed({
  giftId: Id,
  title: ShortText,
  toName: ShortText,
  state: Type.Enum(['wrapped', 'opened', 'sentBack', 'returned']),
  cost: DecimalAmount,
  currencyId: CurrencyId,
  useBy: Time,
  changedAt: Time,
})
export type SentGift = Static<typeof SentGift>

export const Achievement = closed({
  achievementId: Id,
  ackId: Nullable(Id),
  title: ShortText,
  description: LongText,
  imageUrl: Nullable(Url),
  progress: Count,
  goal: Count,
  xp: Type.Integer({ ...Count, description: 'XP that the player gets with it.' }),
  bonusBall: Type.Boolean({ description: 'True if the player gets a bonus ball with it.' }),
  reachedAt: Nullable(Time),
  acknowledged: Type.Boolean(),
})
export type Achievement = Static<typeof Achievement>

export const BonusBall = closed({
  bonusBallId: Id,
  ball: Count,
  state: Type.Enum(['available', 'active', 'collected', 'expired', 'sent']),
  expiresAt: Nullable(Time),
  fromName: Type.Union([ShortText, Type.Null()], { description: 'The friend who sent it.' }),
  sendTo: Type.Union([ShortText, Type.Null()], { description: 'The friend who was chosen to get it.' }),
  gameInstanceId: Nullable(Id),
  lines: Type.Array(Count, {
    description: 'The lines on which it counted, from 1, once the draw has ended.',
  }),
  amount: Nullable(DecimalAmount),
  currencyId: Nullable(CurrencyId),
  collectsAt: Type.Union([Time, Type.Null()], {
    description: 'When it is collected without the player, once the draw has ended.',
  }),
})
export type BonusBall = Static<typeof BonusBall>

export const PlayerRank = closed({
  position: Count,
  name: Type.Union([ShortText, Type.Null()], { description: 'Null for a player who is shown by number.' }),
  points: Count,
  me: Type.Boolean(),
})
export type PlayerRank = Static<typeof PlayerRank>
