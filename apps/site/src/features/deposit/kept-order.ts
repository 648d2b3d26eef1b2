import { newRequestId } from '@fairground/client/request-id'
import type { Input } from '@fairground/contract/operations'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What the player wants to add, and how: by the provider's page, or by a way to pay that is known already. */
export interface DepositWish {
  readonly amount: string
  readonly currencyId: string
  readonly by:
    | Pick<Input<'depositRequestInfo'>, 'paymentOptionId'>
    | Pick<Input<'directDebitRequest'>, 'savedPaymentId'>
  readonly coupon?: string
}

/** A wish that was sent under an id of its own. */
export interface KeptOrder {
  readonly playerId: number
  readonly requestId: string
  readonly wish: DepositWish
  readonly sentAt: number
  /** The server's number for it, once it has answered. */
  readonly orderId: number | null
}

const key = (memberId: number): string => `fairground.deposit.${memberId}`

const isOrder = (value: unknown): value is KeptOrder =>
  typeof value === 'object' &&
  value !== null &&
  'requestId' in value &&
  'wish' in value &&
  'playerId' in value

/** The one deposit under way. It outlives the page: money may take days to come. */
export const keptOrder = (storage: Store, memberId: number, playerId: number): KeptOrder | null => {
  try {
    const value: unknown = JSON.parse(storage.getItem(key(memberId)) ?? 'null')
    return isOrder(value) && value.playerId === playerId ? value : null
  } catch {
    return null
  }
}

export const keepOrder = (storage: Store, memberId: number, order: KeptOrder): void =>
  storage.setItem(key(memberId), JSON.stringify(order))

export const forgetOrder = (storage: Store, memberId: number): void => storage.removeItem(key(memberId))

interface Press {
  readonly playerId: number
  readonly wish: DepositWish
  readonly now: number
}

/** The order of one press. The same wish without an answer yet keeps its id, so that it can never be paid twice. */
export const orderOf = (
  storage: Store,
  memberId: number,
  { playerId, wish, now }: Press,
  makeId: () => string = newRequestId,
): KeptOrder => {
  const before = keptOrder(storage, memberId, playerId)
  const isSame = before?.orderId === null && JSON.stringify(before.wish) === JSON.stringify(wish)
  if (isSame) return before
  const order = { playerId, requestId: makeId(), wish, sentAt: now, orderId: null }
  keepOrder(storage, memberId, order)
  return order
}
