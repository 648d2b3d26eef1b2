import { CURRENCIES } from '@fairground/rules/money/currencies'
import { type Money, parseDecimal } from '@fairground/rules/money/money'
import { currencyCode } from '#core/money.ts'

const ungrouped = (whole: string, mark: string | undefined): string =>
  mark !== undefined && new RegExp(`^\\d{1,3}([${mark}]\\d{3})+$`).test(whole)
    ? whole.replaceAll(mark, '')
    : whole

/** Parses a typed amount; point and comma are both accepted as decimal or thousands separator. */
export const typedAmount = (text: string, currencyId: string): Money | null => {
  const code = currencyCode(currencyId)
  const plain = text.replaceAll(/[\s'’]/g, '')
  const at = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','))
  const after = plain.slice(at + 1)
  const hasPoint = at >= 0 && after.length <= CURRENCIES[code].decimals
  const mark = hasPoint ? (plain[at] === ',' ? '.' : ',') : plain[at]
  const whole = ungrouped(hasPoint ? plain.slice(0, at) : plain, mark).replace(/^0+(?=\d)/, '')
  const sum = parseDecimal(hasPoint && after !== '' ? `${whole}.${after}` : whole, code)
  return sum !== undefined && sum.amount > 0n ? sum : null
}
