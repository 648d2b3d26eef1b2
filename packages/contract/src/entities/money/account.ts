import type { Static } from 'typebox'
import { closed, CurrencyId, DecimalAmount, Id, Version } from '#entities/values.ts'

export const Account = closed({
  accountId: Id,
  accountCurrency: CurrencyId,
  accountBalance: DecimalAmount,
  version: Version,
})
export type Account = Static<typeof Account>
