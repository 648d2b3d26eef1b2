import { POINTS } from '@fairground/rules/money/currencies'
import { fromDecimal, toDecimal } from '@fairground/rules/money/money'
import { parseCurrency } from '#platform/money.ts'
import type { Handler } from '#operation/handler.ts'

/** Packs are sold only in the operator's currency. */
export const getBuyChipsOptions: Handler<'getBuyChipsOptions'> = ({ currencyId }, { member }) => {
  const packs = currencyId === member.currency ? (member.settings.chipPacks ?? []) : []
  const currency = parseCurrency(member.currency)
  return {
    options: packs.map(({ id, price, chips }) => ({
      id,
      price: toDecimal(fromDecimal(price, currency)),
      currencyId,
      chips: toDecimal(fromDecimal(chips, POINTS)),
    })),
  }
}
