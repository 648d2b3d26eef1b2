import { randomUUID } from 'node:crypto'
import type { Caller } from '@fairground/client/rest'
import { logInThroughApi } from '@fairground/testkit/demo/log-in-through-api'
import { type DemoMember, demoPassword } from '@fairground/testkit/demo/world'
import { depositByCall } from '#browser/support/deposit-by-call.ts'

/** A player who deposits and asks for a withdrawal, through the players' API. */
export const createMoneyPlayers = (port: number, member: DemoMember) => {
  const { currency } = member
  const logIn = (name: string): Promise<Caller> => logInThroughApi(port, member, name)

  const requestWithdrawal = async (name: string, amount: string): Promise<number> => {
    const { call } = await logIn(name)
    const { methods } = await call('getWithdrawalStep', { currencyId: currency })
    const { withdrawal } = await call('payoutSubmit', {
      requestId: randomUUID(),
      currencyId: currency,
      amount,
      password: demoPassword,
      methodId: methods[0]!.id,
    })
    return withdrawal.orderId
  }

  return {
    deposit: async (name: string, amount: string): Promise<void> =>
      depositByCall(await logIn(name), currency, amount),
    requestWithdrawal,
    /** Orders a deposit and pays it at the provider without waiting for the money. */
    payDeposit: async (name: string, amount: string): Promise<number> => {
      const { call } = await logIn(name)
      const { orderId, redirectUrl } = await call('depositRequestInfo', {
        requestId: randomUUID(),
        amount,
        currencyId: currency,
        paymentOptionId: 'card',
      })
      if (redirectUrl === null) throw new Error(`deposit ${orderId} has no redirect address`)
      await fetch(redirectUrl, {
        method: 'POST',
        body: new URLSearchParams({ number: '4242 4242 4242 4242' }),
      })
      return orderId
    },
  }
}
