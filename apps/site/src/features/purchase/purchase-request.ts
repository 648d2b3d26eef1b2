import type { JoinRequest, PlaySelection } from '@fairground/contract/entities/plays/join'
import { newRequestId } from '@fairground/client/request-id'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const key = (memberId: number): string => `fairground.purchase.${memberId}`

const isRequest = (value: unknown): value is JoinRequest =>
  typeof value === 'object' && value !== null && 'requestId' in value && 'userPlays' in value

/** The purchase that was sent but has no definite answer yet. */
export const readPendingPurchase = (storage: Store, memberId: number): JoinRequest | undefined => {
  try {
    const value: unknown = JSON.parse(storage.getItem(key(memberId)) ?? 'null')
    return isRequest(value) ? value : undefined
  } catch {
    return undefined
  }
}

const isSamePurchase = ({ requestId: _, ...sent }: JoinRequest, selection: PlaySelection): boolean =>
  JSON.stringify(sent) === JSON.stringify(selection)

/**
 * Creates the request of one purchase and stores it before it is sent. An equal pending purchase keeps its request id
 * across retries and reloads, so that the server never books it twice.
 */
export const createPurchaseRequest = (
  storage: Store,
  memberId: number,
  selection: PlaySelection,
  makeId: () => string = newRequestId,
): JoinRequest => {
  const pending = readPendingPurchase(storage, memberId)
  if (pending && isSamePurchase(pending, selection)) return pending
  const request: JoinRequest = { requestId: makeId(), ...selection }
  storage.setItem(key(memberId), JSON.stringify(request))
  return request
}

/** After a definite answer the next purchase gets a new request id. */
export const clearPendingPurchase = (storage: Store, memberId: number): void =>
  storage.removeItem(key(memberId))
