import { randomUUID } from 'node:crypto'
import type { Caller } from '@fairground/client/rest'
import { until } from '#server/until.ts'

/** Pays by card on the page of the sandbox provider and waits until the money can be withdrawn to that card. */
export const depositThroughApi = async (
  { call }: Caller,
  currencyId: string,
  amount: string,
  cardNumber: string,
): Promise<void> => {
  const { orderId, redirectUrl } = await call('depositRequestInfo', {
    requestId: randomUUID(),
    amount,
    currencyId,
    paymentOptionId: 'card',
  })
  if (redirectUrl === null) throw new Error(`deposit ${orderId} has no redirect address`)
  await fetch(redirectUrl, { method: 'POST', body: new URLSearchParams({ number: cardNumber }) })
  await until(
    `deposit ${orderId}`,
    async () => {
      const { methods } = await call('getWithdrawalStep', { currencyId })
      return methods.length > 0
    },
    60_000,
  )
}
