import { hash } from 'node:crypto'
import type { DemoMember } from '#demo/world.ts'
import type { SandboxAddresses } from './sandbox.ts'

/** Controls the sandbox payment provider. */
export const paymentProvider = ({ payments }: SandboxAddresses) => {
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
    decline: ({ id }: DemoMember, orderId: number) => post(`/payments/d${id}-${orderId}/decline`, {}),
    complete: ({ id }: DemoMember, orderId: number) => post(`/payments/d${id}-${orderId}/complete`, {}),
    /** The player withdraws the consent to the stored card at the provider. */
    forgetCard: async ({ id }: DemoMember, playerId: number, number: string): Promise<void> => {
      const token = `tok_${hash('sha256', `card/${number.replaceAll(' ', '')}`).slice(0, 24)}`
      const { status } = await fetch(`${payments.url}/v1/sources/${token}?payer=p${id}-${playerId}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${payments.key}` },
      })
      if (status !== 204) throw new Error(`the provider answered ${status}`)
    },
    payOut: ({ id }: DemoMember, orderId: number) => post(`/payouts/w${id}-${orderId}/paid`, {}),
  }
}
