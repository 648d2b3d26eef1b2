import { CallFault } from '@fairground/client/call-fault'
import type { DepositOrder } from '@fairground/contract/entities/money/payment'
import { bootstrap } from '#core/bootstrap.ts'
import { call } from '#core/call.ts'
import type { StoredOrder } from './stored-order.ts'

/** Sends the order or queries its status: the request id makes it idempotent. */
export const sendOrder = async ({ requestId, request, orderId }: StoredOrder): Promise<DepositOrder> => {
  const { amount, currencyId, by, coupon } = request
  const input = { requestId, amount, currencyId, ...(coupon === undefined ? {} : { coupon }) }
  if ('paymentOptionId' in by)
    return call('depositRequestInfo', { ...input, ...by, languageId: bootstrap.languageId })
  try {
    return await call('directDebitRequest', { ...input, ...by })
  } catch (error) {
    const isDeclined = error instanceof CallFault && error.faultName === 'deposit.declined'
    if (!isDeclined) throw error
    return { orderId: orderId ?? 0, status: 'failed', amount, currencyId, redirectUrl: null }
  }
}
