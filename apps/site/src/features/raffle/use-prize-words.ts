import { formatExact, formatPrize } from '@fairground/rules/money/format'
import { compare, type Money, subtract } from '@fairground/rules/money/money'
import { useText } from '#app/text.ts'
import type { DrawnPrize } from '#features/raffle/drawn-prizes.ts'
import type { LiveTier } from '#shared/live-ladder.ts'

type Won = Pick<DrawnPrize, 'amount' | 'item'>

export interface PrizeWords {
  /** A prize that is still to be drawn: a thing's value, the sum, or its share of a pool that is empty yet. */
  readonly tierPrize: (row: LiveTier) => string
  /** What one ticket has won. */
  readonly won: (prize: Won) => string
  /** The same beside the name of the prize, which names the thing already. */
  readonly wonSum: (prize: Won) => string
}

export const usePrizeWords = (): PrizeWords => {
  const t = useText()
  /** Fixed sums and things come first and may use up a small pool. */
  const sum = (amount: Money): string =>
    amount.amount === 0n ? t('raffle.nothingLeft') : formatExact(amount)
  /** What the draw before left over comes on top of the first prize, whatever that is. */
  const withMore = (prize: string, { amount, item }: Won): string =>
    item === undefined || compare(amount, item.cash) <= 0
      ? prize
      : t('raffle.withMore', { prize, more: formatExact(subtract(amount, item.cash)) })
  return {
    tierPrize: ({ fund, kind, percent }) => {
      if (kind === 'item') return t('raffle.orCash', { amount: formatPrize(fund) })
      return fund.amount === 0n && percent !== undefined ? t('raffle.ofPool', { percent }) : formatPrize(fund)
    },
    won: prize => {
      const { item, amount } = prize
      if (item === undefined) return sum(amount)
      return withMore(t('raffle.itemOrCash', { item: item.name, amount: formatExact(item.cash) }), prize)
    },
    wonSum: prize => {
      const { item, amount } = prize
      if (item === undefined) return sum(amount)
      return withMore(t('raffle.orCash', { amount: formatExact(item.cash) }), prize)
    },
  }
}
