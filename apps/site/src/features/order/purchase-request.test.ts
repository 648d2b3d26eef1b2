import type { PlaysWanted } from '@fairground/contract/entities/join'
import { describe, expect, it } from 'vitest'
import { purchaseAnswered, purchaseRequest, unansweredPurchase } from './purchase-request.ts'

const memory = () => {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

const wanted = (plays: number[][]): PlaysWanted => ({
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

describe('purchaseRequest', () => {
  it('is kept before it is sent', () => {
    const storage = memory()
    const request = purchaseRequest(storage, 1, wanted([[1, 2, 3, 4, 5, 6]]), ids())
    expect(unansweredPurchase(storage, 1)).toEqual(request)
    expect(unansweredPurchase(storage, 2)).toBeUndefined()
  })

  it('keeps its id while the answer is not certain', () => {
    const storage = memory()
    const makeId = ids()
    const plays = wanted([[1, 2, 3, 4, 5, 6]])
    expect(purchaseRequest(storage, 1, plays, makeId).requestId).toBe('id-1')
    expect(purchaseRequest(storage, 1, plays, makeId).requestId).toBe('id-1')
  })

  it('is a new purchase once it was answered, or for other lines', () => {
    const storage = memory()
    const makeId = ids()
    const plays = wanted([[1, 2, 3, 4, 5, 6]])
    purchaseRequest(storage, 1, plays, makeId)
    purchaseAnswered(storage, 1)
    expect(purchaseRequest(storage, 1, plays, makeId).requestId).toBe('id-2')
    expect(purchaseRequest(storage, 1, wanted([[2, 3, 4, 5, 6, 7]]), makeId).requestId).toBe('id-3')
  })

  it('reads broken storage as nothing sent', () => {
    const storage = memory()
    storage.setItem('fairground.purchase.1', '{')
    expect(unansweredPurchase(storage, 1)).toBeUndefined()
  })
})
