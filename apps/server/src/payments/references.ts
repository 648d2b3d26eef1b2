import type { OrderRef } from '#providers/payments.ts'

/** What an order is called in what we say to a provider and it says to us: d1-42 is deposit 42 of operator 1. */
export interface OrderName {
  readonly kind: 'deposit' | 'withdrawal'
  readonly memberId: number
  readonly id: number
}

const letters = { deposit: 'd', withdrawal: 'w' } as const

export const referenceOf = ({ kind, memberId, id }: OrderName): string => `${letters[kind]}${memberId}-${id}`

export const orderRefOf = (order: OrderName): OrderRef => ({
  memberId: order.memberId,
  reference: referenceOf(order),
})

export const readReference = (text: string): OrderName | undefined => {
  const [, letter, memberId, id] = /^([dw])(\d{1,9})-(\d{1,15})$/.exec(text) ?? []
  if (letter === undefined) return undefined
  return { kind: letter === 'd' ? 'deposit' : 'withdrawal', memberId: Number(memberId), id: Number(id) }
}

/** What a player is called there. */
export const payerOf = (memberId: number, playerId: number): string => `p${memberId}-${playerId}`
