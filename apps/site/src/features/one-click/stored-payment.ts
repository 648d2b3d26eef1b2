import type { StoredOrder } from '#features/deposit/stored-order.ts'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A payment of the wizard that has no result yet. It survives the provider's page and a reload. */
export interface StoredPayment {
  readonly playerId: number
  readonly gameId: number
  readonly pendingJoinId: number
  readonly order: StoredOrder
}

const key = (memberId: number): string => `fairground.oneClick.payment.${memberId}`

const isPayment = (value: unknown): value is StoredPayment =>
  typeof value === 'object' && value !== null && 'pendingJoinId' in value && 'order' in value

export const readStoredPayment = (
  storage: Store,
  memberId: number,
  playerId: number,
  gameId: number,
): StoredPayment | null => {
  try {
    const value: unknown = JSON.parse(storage.getItem(key(memberId)) ?? 'null')
    return isPayment(value) && value.playerId === playerId && value.gameId === gameId ? value : null
  } catch {
    return null
  }
}

export const storePayment = (storage: Store, memberId: number, payment: StoredPayment): void =>
  storage.setItem(key(memberId), JSON.stringify(payment))

export const forgetPayment = (storage: Store, memberId: number): void => storage.removeItem(key(memberId))
