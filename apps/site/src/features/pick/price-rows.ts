import { formatExact } from '@fairground/rules/money/format'
import type { Money } from '@fairground/rules/money/money'
import type { KeyValueRow } from '@fairground/ui/parts/key-value.tsx'
import type { useText } from '#app/text.ts'
import { balanceAfter, type TicketPrice } from '#features/pick/ticket-price.ts'

const exact = (money: Money): string => formatExact(money, { decimals: 'always' })

/** Lines, fee, total and what is left: everything the money does, before it does it. */
export const priceRows = (
  t: ReturnType<typeof useText>,
  price: TicketPrice,
  balance: Money | null,
): KeyValueRow[] => {
  const after = balance && balanceAfter(balance, price.total)
  return [
    {
      id: 'lines',
      term: t('pick.ticket.price', { count: price.lines, each: exact(price.each) }),
      value: exact(price.plays),
    },
    { id: 'fee', term: t('pick.ticket.fee'), value: exact(price.fee) },
    { id: 'total', term: t('pick.ticket.total'), value: exact(price.total), weight: 'total' },
    ...(balance
      ? [
          {
            id: 'balance',
            term: after
              ? t('pick.ticket.balanceAfter', { amount: exact(after) })
              : t('pick.ticket.balanceShort', { amount: exact(balance) }),
            value: '',
            weight: 'quiet' as const,
          },
        ]
      : []),
  ]
}
