import { Type, type Static } from 'typebox'
import { Line, MultiOption } from './play.ts'
import { closed, Count, CurrencyId, DecimalAmount, Id, Nullable, ShortText, Time } from '#entities/values.ts'

export const subscriptionStatuses = ['Active', 'Completed', 'Cancelled'] as const

export const Subscription = closed({
  id: Id,
  active: Type.Boolean(),
  status: Type.Enum(subscriptionStatuses),
  remainingBalance: DecimalAmount,
  gameId: Id,
  gameTitle: ShortText,
  currencyId: CurrencyId,
  plays: Type.Array(Line, { description: 'The lines of each game; empty if the game deals the plays.' }),
  playsCount: Count,
  multiOptions: Type.Optional(Type.Array(MultiOption)),
  gamesLeft: Count,
  costPerGame: DecimalAmount,
  nextGameAt: Nullable(Time),
  createdAt: Time,
  subscriptionCode: ShortText,
})
export type Subscription = Static<typeof Subscription>
