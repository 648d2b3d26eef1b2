import { randomUUID } from 'node:crypto'
import type { Caller } from '@fairground/client/rest'
import { until } from '@fairground/testkit/server/until'

/** Makes a card deposit through the API and waits until it is credited and the card is stored. */
export const depositByCall = async (
  { call }: Caller,
  currencyId: string,
  amount: string,
  coupon?: string,
): Promise<void> => {
  const { orderId, redirectUrl } = await call('depositRequestInfo', {
    requestId: randomUUID(),
    amount,
    currencyId,
    paymentOptionId: 'card',
    ...(coupon !== undefined && { coupon }),
  })
  if (redirectUrl === null) throw new Error(`deposit ${orderId} has no redirect address`)
  await fetch(redirectUrl, { method: 'POST', body: new URLSearchParams({ number: '4242 4242 4242 4242' }) })
  await until(`deposit ${orderId}`, async () => {
    const { result } = await call('searchTransactions', { days: 1, maxResults: 10, page: 0 })
    const { methods } = await call('getWithdrawalStep', { currencyId })
    return methods.length > 0 && result.some(movement => movement.orderId === orderId)
  })
}
