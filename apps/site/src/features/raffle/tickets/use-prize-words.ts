import { formatExact, formatPrize } from '#core/money-format.ts'
import { compare, type Money, subtract } from '@fairground/rules/money/money'
import { useText } from '#core/text/text.ts'
import type { DrawnPrize } from './drawn-prizes.ts'
import type { LiveTier } from '#shared/game/live-ladder.ts'
import { prizeAmount } from '#shared/game/prize-notes.ts'

type Won = Pick<DrawnPrize, 'amount' | 'item'>

export interface PrizeWords {
  /** An undrawn prize: the cash value of an item, the amount, or the share of a pool that is still empty. */
  readonly tierPrize: (row: LiveTier) => string
  /** What one ticket won. */
  readonly won: (prize: Won) => string
  /** What one ticket won, without the item name; for use beside the name of the prize. */
  readonly wonSum: (prize: Won) => string
}

export const usePrizeWords = (): PrizeWords => {
  const t = useText()
  /** Fixed amounts and items are paid first and can use up a small pool. */
  const sum = (amount: Money): string =>
    amount.amount === 0n ? t('raffle.nothingLeft') : formatExact(amount)
  /** A rollover is added to the first prize, also when that is an item. */
  const withRollover = (prize: string, { amount, item }: Won): string =>
    item === undefined || compare(amount, item.cash) <= 0
      ? prize
      : t('raffle.withMore', { prize, more: formatExact(subtract(amount, item.cash)) })
  return {
    tierPrize: row =>
      row.kind === 'item' ? t('raffle.orCash', { amount: formatPrize(row.each) }) : prizeAmount(t, row),
    won: prize => {
      const { item, amount } = prize
      if (item === undefined) return sum(amount)
      return withRollover(t('raffle.itemOrCash', { item: item.name, amount: formatExact(item.cash) }), prize)
    },
    wonSum: prize => {
      const { item, amount } = prize
      if (item === undefined) return sum(amount)
      return withRollover(t('raffle.orCash', { amount: formatExact(item.cash) }), prize)
    },
  }
}
