import type { DepositOrder } from '@fairground/contract/entities/money/payment'
import type { DepositState } from '@fairground/rules/payments/deposit'

const statuses: { readonly [S in DepositState]: DepositOrder['status'] } = {
  CREATED: 'created',
  PENDING: 'pending',
  EXPIRED: 'failed',
  COMPLETED: 'completed',
  REVERSED: 'failed',
  FAILED: 'failed',
}

export const toOrderStatus = (state: DepositState): DepositOrder['status'] => statuses[state]
