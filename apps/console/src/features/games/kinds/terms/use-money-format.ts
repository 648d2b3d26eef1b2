import { useOperator } from '#core/operator/current-operator.ts'
import type { MoneyFormat } from '#parts/form/texts/money-text.ts'

/** The currency in which the operator sells. */
export const useMoneyFormat = (): MoneyFormat => {
  const { currency } = useOperator()
  return { currency: currency.code, decimals: currency.decimals }
}
