import type { PlaySelection } from '@fairground/contract/entities/plays/join'
import { describe, expect, it } from 'vitest'
import { clearPendingPurchase, createPurchaseRequest, readPendingPurchase } from './purchase-request.ts'

const memory = () => {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

const select = (plays: number[][]): PlaySelection => ({
  gameId: 7,
  gameInstanceId: 48213,
  userPlays: plays,
  userPlaysCount: plays.length,
  currencyId: 'GBP',
})

const ids = () => {
  let n = 0
  return () => `id-${++n}`
}

describe('createPurchaseRequest', () => {
  it('stores the request before it is sent', () => {
    const storage = memory()
    const request = createPurchaseRequest(storage, 1, select([[1, 2, 3, 4, 5, 6]]), ids())
    expect(readPendingPurchase(storage, 1)).toEqual(request)
    expect(readPendingPurchase(storage, 2)).toBeUndefined()
  })

  it('reuses the request id while the outcome is uncertain', () => {
    const storage = memory()
    const makeId = ids()
    const plays = select([[1, 2, 3, 4, 5, 6]])
    expect(createPurchaseRequest(storage, 1, plays, makeId).requestId).toBe('id-1')
    expect(createPurchaseRequest(storage, 1, plays, makeId).requestId).toBe('id-1')
  })

  it('creates a new id after a definite answer and for different lines', () => {
    const storage = memory()
    const makeId = ids()
    const plays = select([[1, 2, 3, 4, 5, 6]])
    createPurchaseRequest(storage, 1, plays, makeId)
    clearPendingPurchase(storage, 1)
    expect(createPurchaseRequest(storage, 1, plays, makeId).requestId).toBe('id-2')
    expect(createPurchaseRequest(storage, 1, select([[2, 3, 4, 5, 6, 7]]), makeId).requestId).toBe('id-3')
  })

  it('treats broken storage as no pending purchase', () => {
    const storage = memory()
    storage.setItem('fairground.purchase.1', '{')
    expect(readPendingPurchase(storage, 1)).toBeUndefined()
  })
})
