import type { Money } from '@fairground/rules/money/money'
import type { KeyValueRow } from '@fairground/ui/layout/key-value-list.tsx'
import type { useText } from '#core/text/text.ts'
import { exactSum } from '#core/money.ts'
import { balanceAfter, type TicketPrice } from './ticket-price.ts'

/** Rows for lines or units, fee, repeats, total and remaining balance, shown before the purchase. */
export const priceRows = (
  t: ReturnType<typeof useText>,
  price: TicketPrice,
  balance: Money | null,
  /** In the currency the player pays with. */
  toPay: Money,
): KeyValueRow[] => {
  const after = balance && balanceAfter(balance, toPay)
  const inUnits = price.units !== price.lines
  return [
    {
      id: 'lines',
      term: inUnits
        ? t('pick.ticket.units', { count: price.units, each: exactSum(price.each) })
        : t('pick.ticket.price', { count: price.lines, each: exactSum(price.each) }),
      value: exactSum(price.plays),
    },
    { id: 'fee', term: t('pick.ticket.fee'), value: exactSum(price.fee) },
    ...(price.repeats > 0
      ? [
          {
            id: 'ahead',
            term: t('pick.ticket.ahead', { count: price.repeats, each: exactSum(price.perDraw) }),
            value: exactSum(price.prepaid),
          },
        ]
      : []),
    { id: 'total', term: t('pick.ticket.total'), value: exactSum(price.total), weight: 'total' },
    ...(toPay.currency === price.total.currency
      ? []
      : [
          {
            id: 'paid',
            term: t('order.payIn.taken', { currency: toPay.currency }),
            value: exactSum(toPay),
            weight: 'strong' as const,
          },
        ]),
    ...(balance
      ? [
          {
            id: 'balance',
            term: after
              ? t('pick.ticket.balanceAfter', { amount: exactSum(after) })
              : t('pick.ticket.balanceShort', { amount: exactSum(balance) }),
            value: '',
            weight: 'quiet' as const,
          },
        ]
      : []),
  ]
}
