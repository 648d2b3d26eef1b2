import { useFormat } from '#core/operator/use-format.ts'
import { useMoneyFormat } from '../kinds/terms/use-money-format.ts'

const wholeFrom = 1000

/** Computed amounts, which are not exact to the minor unit: whole units of the currency from £1,000 on. */
export const useRoundAmount = (): ((minor: number) => string) => {
  const { shortAmount } = useFormat()
  const { decimals } = useMoneyFormat()
  const unit = 10 ** decimals
  return minor => {
    const rounded = Math.abs(minor) >= wholeFrom * unit ? Math.round(minor / unit) * unit : Math.round(minor)
    return shortAmount(BigInt(rounded))
  }
}
