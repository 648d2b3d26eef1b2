import type { OrderRef } from '#providers/payments.ts'

/** The reference of an order at the provider: d1-42 is deposit 42 of operator 1. */
export interface OrderName {
  readonly kind: 'deposit' | 'withdrawal'
  readonly memberId: number
  readonly id: number
}

const prefixes = { deposit: 'd', withdrawal: 'w' } as const

export const toReference = ({ kind, memberId, id }: OrderName): string => `${prefixes[kind]}${memberId}-${id}`

export const toOrderRef = (order: OrderName): OrderRef => ({
  memberId: order.memberId,
  reference: toReference(order),
})

export const parseReference = (text: string): OrderName | undefined => {
  const [, prefix, memberId, id] = /^([dw])(\d{1,9})-(\d{1,15})$/.exec(text) ?? []
  if (prefix === undefined) return undefined
  return { kind: prefix === 'd' ? 'deposit' : 'withdrawal', memberId: Number(memberId), id: Number(id) }
}

/** The pseudonym of a player at the provider. */
export const toPayerName = (memberId: number, playerId: number): string => `p${memberId}-${playerId}`

/** The reference of a payout setup: s1-7 is setup 7 of operator 1. It is no order and moves no money. */
export const toSetupRef = (memberId: number, id: number): OrderRef => ({
  memberId,
  reference: `s${memberId}-${id}`,
})
