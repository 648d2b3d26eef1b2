import { CallFault } from '@fairground/client/call-fault'
import type { DepositOrder } from '@fairground/contract/entities/money/payment'
import { bootstrap } from '#core/bootstrap.ts'
import { call } from '#core/call.ts'
import { observeShown } from '#core/text/error-text.ts'
import { t } from '#core/text/text.ts'
import type { StoredOrder } from './stored-order.ts'

/** Sends the order or queries its status: the request id makes it idempotent. */
export const sendOrder = async ({ requestId, request, orderId }: StoredOrder): Promise<DepositOrder> => {
  const { amount, currencyId, by, coupon, keep, pendingJoinId } = request
  const input = {
    requestId,
    amount,
    currencyId,
    ...(coupon === undefined ? {} : { coupon }),
    ...(pendingJoinId === undefined ? {} : { pendingJoinId }),
  }
  if ('paymentOptionId' in by)
    return call('depositRequestInfo', {
      ...input,
      ...by,
      ...(keep ? { keepMethod: keep } : {}),
      languageId: bootstrap.languageId,
    })
  try {
    return await call('directDebitRequest', { ...input, ...by })
  } catch (error) {
    const isDeclined = error instanceof CallFault && error.faultName === 'deposit.declined'
    if (!isDeclined) throw error
    observeShown(error, t('deposit.order.declined.title'))
    return { orderId: orderId ?? 0, status: 'failed', amount, currencyId, redirectUrl: null }
  }
}
