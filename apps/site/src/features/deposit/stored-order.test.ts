import { describe, expect, it } from 'vitest'
import { type DepositRequest, forgetOrder, storeOrder, readStoredOrder, createOrder } from './stored-order.ts'

const newStorage = () => {
  const items = new Map<string, string>()
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  }
}
const request: DepositRequest = { amount: '20.00', currencyId: 'GBP', by: { paymentOptionId: 'card' } }
let made = 0
const press = (storage: ReturnType<typeof newStorage>, deposit = request, playerId = 7) =>
  createOrder(storage, 1, { playerId, request: deposit, now: 5 }, () => `id-${(made += 1)}`)

describe('the stored order', () => {
  it('keeps its request id until the server answers', () => {
    const storage = newStorage()
    const first = press(storage)
    expect(press(storage)).toEqual(first)
    expect(press(storage, { ...request, amount: '30.00' }).requestId).not.toBe(first.requestId)
  })

  it('gets a new request id after an answer', () => {
    const storage = newStorage()
    const first = press(storage)
    storeOrder(storage, 1, { ...first, orderId: 9 })
    expect(press(storage).requestId).not.toBe(first.requestId)
  })

  it('belongs to one player of one operator', () => {
    const storage = newStorage()
    const mine = press(storage)
    expect(readStoredOrder(storage, 1, 7)).toEqual(mine)
    expect(readStoredOrder(storage, 1, 8)).toBeNull()
    expect(readStoredOrder(storage, 2, 7)).toBeNull()
    forgetOrder(storage, 1)
    expect(readStoredOrder(storage, 1, 7)).toBeNull()
  })

  it('keeps the storage format of earlier releases', () => {
    const storage = newStorage()
    const order = press(storage)
    const { request: stored, ...rest } = order
    expect(JSON.parse(storage.getItem('fairground.deposit.1') ?? '')).toEqual({ ...rest, wish: stored })
    expect(readStoredOrder(storage, 1, 7)).toEqual(order)
  })

  it('is null for unreadable stored data', () => {
    const storage = newStorage()
    storage.setItem('fairground.deposit.1', '{"requestId":')
    expect(readStoredOrder(storage, 1, 7)).toBeNull()
    storage.setItem('fairground.deposit.1', '"text"')
    expect(readStoredOrder(storage, 1, 7)).toBeNull()
  })
})
