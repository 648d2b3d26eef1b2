import { compare, type Money, multiply, subtract } from '@fairground/rules/money/money'
import { playsCost, type PlayPrice } from '@fairground/rules/play/cost'
import type { KeyValueRow } from '@fairground/ui/layout/key-value-list.tsx'
import type { useText } from '#core/text/text.ts'
import { exactSum } from '#core/money.ts'

const totalCost = (price: PlayPrice, count: number, repeats: number): Money =>
  multiply(playsCost(price, count), 1 + repeats)

export const totalText = (price: PlayPrice, count: number, repeats = 0): string =>
  exactSum(totalCost(price, count, repeats))

/** The price rows before a purchase: cards, fee, total, and the balance afterwards. */
export const cardsPriceRows = (
  t: ReturnType<typeof useText>,
  price: PlayPrice,
  { count, repeats }: { readonly count: number; readonly repeats: number },
  balance: Money | null,
): KeyValueRow[] => {
  const total = totalCost(price, count, repeats)
  const rows: KeyValueRow[] = [
    {
      id: 'cards',
      term: t('instant.buy.term', { count, each: exactSum(price.cost) }),
      value: exactSum(multiply(price.cost, count)),
    },
    { id: 'fee', term: t('instant.buy.fee'), value: exactSum(multiply(price.fee, count)) },
    ...(repeats > 0
      ? [
          {
            id: 'ahead',
            term: t('pick.ticket.ahead', { count: repeats, each: totalText(price, count) }),
            value: exactSum(multiply(playsCost(price, count), repeats)),
          },
        ]
      : []),
    { id: 'total', term: t('instant.buy.total'), value: exactSum(total), weight: 'total' },
  ]
  if (!balance) return rows
  const covered = compare(balance, total) >= 0
  const left = covered
    ? t('instant.buy.balanceAfter', { amount: exactSum(subtract(balance, total)) })
    : t('instant.buy.balanceShort', { amount: exactSum(balance) })
  return [...rows, { id: 'balance', term: left, value: '', weight: 'quiet' }]
}
