import { formatExact } from '@fairground/rules/money/format'
import type { Money } from '@fairground/rules/money/money'
import type { KeyValueRow } from '@fairground/ui/parts/key-value.tsx'
import { useText } from '#app/text.ts'
import { priceRows } from '#features/order/price-rows.ts'
import type { TicketPrice } from '#features/order/ticket-price.ts'

/** Everything the money does, with tickets counted instead of lines. */
export const useOrderRows = (price: TicketPrice, balance: Money | null, toPay: Money): KeyValueRow[] => {
  const t = useText()
  const each = formatExact(price.each, { decimals: 'always' })
  const term = t('order.slip.price', { count: price.lines, each })
  return priceRows(t, price, balance, toPay).map(row => (row.id === 'lines' ? { ...row, term } : row))
}
