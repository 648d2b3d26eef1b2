import { Type, type Static } from 'typebox'
import { closed, CurrencyId, DecimalAmount } from '#entities/values.ts'

export const Currency = closed({
  id: CurrencyId,
  title: Type.String(),
  symbolLeft: Type.String(),
  symbolRight: Type.String(),
  decimalPoint: Type.String(),
  thousandsPoint: Type.String(),
  decimalPlaces: Type.Integer({ minimum: 0, maximum: 4 }),
  value: DecimalAmount,
})
export type Currency = Static<typeof Currency>
