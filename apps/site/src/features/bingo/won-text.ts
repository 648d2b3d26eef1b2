import { formatExact } from '@fairground/rules/money/format'
import { add, type Money } from '@fairground/rules/money/money'
import type { Standing } from '#features/bingo/round-view.ts'

/** What a ticket has won so far; undefined while it has not. */
export const wonText = ({ won }: Pick<Standing, 'won'>): string | undefined => {
  const sums = won.flatMap(tier => (tier.won ? [tier.won.each] : []))
  const [first, ...rest] = sums
  return first && formatExact(rest.reduce<Money>(add, first))
}
