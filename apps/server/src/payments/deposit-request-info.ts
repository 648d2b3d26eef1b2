import type { Handler } from '#operation/handler.ts'
import { kindOfOption } from './amounts.ts'
import { orderDeposit } from './order-deposit.ts'

export const depositRequestInfo: Handler<'depositRequestInfo'> = (
  { requestId, amount, currencyId, paymentOptionId, coupon },
  caller,
  context,
) =>
  orderDeposit(
    { requestId, amount, currencyId, kind: kindOfOption(paymentOptionId), coupon },
    caller,
    context,
  )
