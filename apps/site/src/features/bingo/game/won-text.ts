import { formatExact } from '#core/money-format.ts'
import { add, type Money } from '@fairground/rules/money/money'
import type { TicketProgress } from './bingo-view.ts'

/** The total a ticket has won so far; undefined without a win. */
export const wonText = ({ won }: Pick<TicketProgress, 'won'>): string | undefined => {
  const sums = won.flatMap(tier => (tier.won ? [tier.won.each] : []))
  const [first, ...rest] = sums
  return first && formatExact(rest.reduce<Money>(add, first))
}
