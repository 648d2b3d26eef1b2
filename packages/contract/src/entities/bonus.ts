import { Type, type Static } from 'typebox'
import { closed, CurrencyId, DecimalAmount, Id, Time } from './values.ts'

/** A bucket of bonus money: what is left in it becomes cash once enough was played, and is gone when its time is over. */
export const Bonus = closed({
  id: Id,
  currencyId: CurrencyId,
  granted: DecimalAmount,
  left: Type.String({ ...DecimalAmount, description: 'Still in the bucket.' }),
  wageringNeeded: DecimalAmount,
  wageringDone: DecimalAmount,
  expiresAt: Time,
})
export type Bonus = Static<typeof Bonus>
