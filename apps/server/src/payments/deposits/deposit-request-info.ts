import type { Handler } from '#operation/handler.ts'
import { findPaymentKind } from '#payments/amounts.ts'
import { orderDeposit } from './order-deposit.ts'

export const depositRequestInfo: Handler<'depositRequestInfo'> = (
  { requestId, amount, currencyId, paymentOptionId, coupon, keepMethod = false, pendingJoinId },
  caller,
  context,
) =>
  orderDeposit(
    {
      requestId,
      amount,
      currencyId,
      kind: findPaymentKind(paymentOptionId),
      coupon,
      keep: keepMethod,
      pendingJoinId,
    },
    caller,
    context,
  )
