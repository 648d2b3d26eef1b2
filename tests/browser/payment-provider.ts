import type { DemoMember } from '@fairground/testkit/demo/world'
import type { OutsideAddresses } from '@fairground/testkit/services/outside'

/** The provider of payments, as somebody behind its counter moves it. */
export const paymentProvider = ({ payments }: OutsideAddresses) => {
  const post = async (path: string, body: object): Promise<void> => {
    const answer = await fetch(`${payments.url}/control${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`the provider answered ${answer.status} to ${path}`)
  }
  return {
    set: (settings: Readonly<Record<string, number | boolean>>) => post('/settings', settings),
    complete: ({ id }: DemoMember, orderId: number) => post(`/payments/d${id}-${orderId}/complete`, {}),
    payOut: ({ id }: DemoMember, orderId: number) => post(`/payouts/w${id}-${orderId}/paid`, {}),
  }
}
