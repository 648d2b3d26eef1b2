import { CallFault } from '@fairground/client/call-fault'
import type { DepositOrder } from '@fairground/contract/entities/payment'
import { bootstrap } from '#app/bootstrap.ts'
import { call } from '#app/call.ts'
import type { KeptOrder } from './kept-order.ts'

/** Sends the order, or asks what became of it: the same request never makes a second one. */
export const askOrder = async ({ requestId, wish, orderId }: KeptOrder): Promise<DepositOrder> => {
  const { amount, currencyId, by, coupon } = wish
  const request = { requestId, amount, currencyId, ...(coupon === undefined ? {} : { coupon }) }
  if ('paymentOptionId' in by)
    return call('depositRequestInfo', { ...request, ...by, languageId: bootstrap.languageId })
  try {
    return await call('directDebitRequest', { ...request, ...by })
  } catch (error) {
    const isDeclined = error instanceof CallFault && error.faultName === 'deposit.declined'
    if (!isDeclined) throw error
    return { orderId: orderId ?? 0, status: 'failed', amount, currencyId, redirectUrl: null }
  }
}
