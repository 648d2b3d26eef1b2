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

export const Gift = closed({
  giftId: Id,
  giftGroupId: Nullable(Id),
  title: ShortText,
  description: LongText,
  imageUrl: Nullable(Url),
  cost: DecimalAmount,
  currencyId: CurrencyId,
  fromName: Nullable(ShortText),
  receivedAt: Nullable(Time),
  acknowledged: Type.Boolean(),
})
export type Gift = Static<typeof Gift>

export const GiftGroup = closed({ giftGroupId: Id, title: ShortText, giftIds: Type.Array(Id) })
export type GiftGroup = Static<typeof GiftGroup>

export const Achievement = closed({
  achievementId: Id,
  ackId: Nullable(Id),
  title: ShortText,
  description: LongText,
  imageUrl: Nullable(Url),
  progress: Count,
  goal: Count,
  reachedAt: Nullable(Time),
  acknowledged: Type.Boolean(),
})
export type Achievement = Static<typeof Achievement>

export const BonusBall = closed({
  bonusBallId: Id,
  ball: Count,
  state: Type.Enum(['available', 'active', 'collected', 'expired']),
  expiresAt: Nullable(Time),
})
export type BonusBall = Static<typeof BonusBall>

export const PlayerRank = closed({
  position: Count,
  name: ShortText,
  points: Count,
  me: Type.Boolean(),
})
export type PlayerRank = Static<typeof PlayerRank>
