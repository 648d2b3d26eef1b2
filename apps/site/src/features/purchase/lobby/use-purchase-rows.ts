import { formatExact } from '#core/money-format.ts'
import type { Money } from '@fairground/rules/money/money'
import type { KeyValueRow } from '@fairground/ui/layout/key-value-list.tsx'
import { useText } from '#core/text/text.ts'
import { priceRows } from '#features/purchase/price-rows.ts'
import type { TicketPrice } from '#features/purchase/ticket-price.ts'

/** The price rows with tickets counted instead of lines. */
export const usePurchaseRows = (price: TicketPrice, balance: Money | null, toPay: Money): KeyValueRow[] => {
  const t = useText()
  const each = formatExact(price.each, { decimals: 'always' })
  const term = t('order.slip.price', { count: price.lines, each })
  return priceRows(t, price, balance, toPay).map(row => (row.id === 'lines' ? { ...row, term } : row))
}
