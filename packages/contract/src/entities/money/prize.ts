import { Type, type Static } from 'typebox'
import {
  closed,
  CurrencyId,
  DecimalAmount,
  Id,
  LongText,
  Nullable,
  ShortText,
  Time,
  Url,
} from '#entities/values.ts'

export const PrizeItem = closed({
  id: Id,
  title: ShortText,
  description: LongText,
  imageUrl: Nullable(Url),
  value: DecimalAmount,
  currencyId: CurrencyId,
  cashOption: Nullable(DecimalAmount),
  gameInstanceId: Id,
  status: Type.Enum(['available', 'collected']),
  wonDate: Time,
  collectedDate: Nullable(Time),
  takenAs: Nullable(Type.Enum(['item', 'cash'])),
  agentId: Type.Union([Id, Type.Null()], { description: 'The place where the item is collected.' }),
})
export type PrizeItem = Static<typeof PrizeItem>

/** A place where an item prize can be collected. */
export const PrizeAgent = closed({
  id: Id,
  name: ShortText,
  address: ShortText,
  city: ShortText,
  openingHours: ShortText,
  phone: ShortText,
})
export type PrizeAgent = Static<typeof PrizeAgent>
