import type { JoinRequest, PlaysWanted } from '@fairground/contract/entities/join'
import { newRequestId } from '@fairground/client/request-id'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const key = (memberId: number): string => `fairground.purchase.${memberId}`

const isRequest = (value: unknown): value is JoinRequest =>
  typeof value === 'object' && value !== null && 'requestId' in value && 'userPlays' in value

/** The purchase that was sent and of which no certain answer has come. */
export const unansweredPurchase = (storage: Store, memberId: number): JoinRequest | undefined => {
  try {
    const value: unknown = JSON.parse(storage.getItem(key(memberId)) ?? 'null')
    return isRequest(value) ? value : undefined
  } catch {
    return undefined
  }
}

const sameWish = ({ requestId: _, ...sent }: JoinRequest, wanted: PlaysWanted): boolean =>
  JSON.stringify(sent) === JSON.stringify(wanted)

/**
 * The request of one press of Buy, kept before it is sent. The same wish without a certain answer yet keeps its id,
 * through retries and reloads, so that it can never be bought twice.
 */
export const purchaseRequest = (
  storage: Store,
  memberId: number,
  wanted: PlaysWanted,
  makeId: () => string = newRequestId,
): JoinRequest => {
  const unanswered = unansweredPurchase(storage, memberId)
  if (unanswered && sameWish(unanswered, wanted)) return unanswered
  const request: JoinRequest = { requestId: makeId(), ...wanted }
  storage.setItem(key(memberId), JSON.stringify(request))
  return request
}

/** Bought or refused for certain: the next press is a new purchase. */
export const purchaseAnswered = (storage: Store, memberId: number): void => storage.removeItem(key(memberId))
