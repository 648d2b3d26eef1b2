import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'

/** An open withdrawal of the worklist. */
export type Withdrawal = OperatorOutput<'listWithdrawals'>['withdrawals'][number]

export type RouteReason = Withdrawal['reasons'][number]
