import type { DayDraw } from '@fairground/contract/entities/games/day-results'
import { toMoney } from '#core/money.ts'

type Tier = Pick<DayDraw['tiers'][number], 'each' | 'paid'>

/** Whether every win of the tier paid the same amount, so that the page may state it without "about". */
export const isEvenlyPaid = ({ each, paid }: Tier, currencyId: string): boolean => {
  const amount = toMoney(each, currencyId).amount
  return amount > 0n && toMoney(paid, currencyId).amount % amount === 0n
}
