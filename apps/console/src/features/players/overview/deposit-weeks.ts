import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'

export type Payment = OperatorOutput<'listPlayerPayments'>['payments'][number]

const dayMs = 86_400_000
const weekMs = 7 * dayMs
/** 1970-01-05, the first Monday. Weeks of limits begin on Mondays in UTC. */
const firstMonday = 4 * dayMs

export const toWeekStart = (at: number): number => at - ((at - firstMonday) % weekMs)

export interface DepositWeek {
  readonly start: number
  readonly sum: bigint
}

/**
 * What was paid in per week, oldest week first. Weeks before the oldest loaded payment are left out if there are more
 * payments, because their sums are not known.
 */
export const sumDepositWeeks = (
  payments: readonly Payment[],
  {
    now,
    weeks,
    currency,
    hasMore,
  }: {
    readonly now: number
    readonly weeks: number
    readonly currency: string
    readonly hasMore: boolean
  },
): readonly DepositWeek[] => {
  const thisWeek = toWeekStart(now)
  const oldest = hasMore ? Math.min(...payments.map(({ at }) => at)) : -Infinity
  const deposits = payments.filter(
    payment => payment.kind === 'deposit' && payment.status === 'COMPLETED' && payment.currency === currency,
  )
  return Array.from({ length: weeks }, (_, index) => thisWeek - (weeks - 1 - index) * weekMs)
    .filter(start => start > oldest)
    .map(start => ({
      start,
      sum: deposits
        .filter(({ at }) => toWeekStart(at) === start)
        .reduce((sum, { amount }) => sum + BigInt(amount), 0n),
    }))
}
