import { newRequestId } from '@fairground/client/request-id'
import type { Input } from '@fairground/contract/operations'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** An amount with a new payment method or a saved one. */
export interface DepositRequest {
  readonly amount: string
  readonly currencyId: string
  readonly by:
    | Pick<Input<'depositRequestInfo'>, 'paymentOptionId'>
    | Pick<Input<'directDebitRequest'>, 'savedPaymentId'>
  readonly coupon?: string
  /** The player agrees to store the method. */
  readonly keep?: boolean
  /** The stored plays that the deposit pays for. */
  readonly pendingJoinId?: number
}

/** A deposit request with the id that makes it idempotent. */
export interface StoredOrder {
  readonly playerId: number
  readonly requestId: string
  readonly request: DepositRequest
  readonly sentAt: number
  /** The server's id; null until it has answered. */
  readonly orderId: number | null
}

const key = (memberId: number): string => `fairground.deposit.${memberId}`

/** The stored name of `request`: browsers hold orders under it, so it must not change. */
const requestKey = 'wish'

const parseOrder = (text: string | null): StoredOrder | null => {
  const value: unknown = JSON.parse(text ?? 'null')
  const isOrder =
    typeof value === 'object' &&
    value !== null &&
    'requestId' in value &&
    requestKey in value &&
    'playerId' in value
  if (!isOrder) return null
  const { [requestKey]: request, ...order } = value
  return { ...order, request } as StoredOrder
}

/** The pending deposit. It survives a reload because money may take days to arrive. */
export const readStoredOrder = (storage: Store, memberId: number, playerId: number): StoredOrder | null => {
  try {
    const order = parseOrder(storage.getItem(key(memberId)))
    return order?.playerId === playerId ? order : null
  } catch {
    return null
  }
}

export const storeOrder = (storage: Store, memberId: number, { request, ...order }: StoredOrder): void =>
  storage.setItem(key(memberId), JSON.stringify({ ...order, [requestKey]: request }))

export const forgetOrder = (storage: Store, memberId: number): void => storage.removeItem(key(memberId))

interface NewOrder {
  readonly playerId: number
  readonly request: DepositRequest
  readonly now: number
}

/** A retry of an unanswered request keeps its id, so that the player never pays twice. */
export const createOrder = (
  storage: Store,
  memberId: number,
  { playerId, request, now }: NewOrder,
  makeId: () => string = newRequestId,
): StoredOrder => {
  const before = readStoredOrder(storage, memberId, playerId)
  const isSame = before?.orderId === null && JSON.stringify(before.request) === JSON.stringify(request)
  if (isSame) return before
  const order = { playerId, requestId: makeId(), request, sentAt: now, orderId: null }
  storeOrder(storage, memberId, order)
  return order
}
