import { Type, type Static } from 'typebox'
import { closed, CurrencyId, DecimalAmount, Id, Time } from '#entities/values.ts'

/** A grant of bonus money. The rest becomes cash once the wagering is complete and is removed when the bonus expires. */
export const Bonus = closed({
  id: Id,
  currencyId: CurrencyId,
  granted: DecimalAmount,
  left: Type.String({ ...DecimalAmount, description: 'The amount that is still available.' }),
  wageringNeeded: DecimalAmount,
  wageringDone: DecimalAmount,
  expiresAt: Time,
})
export type Bonus = Static<typeof Bonus>
