import { describe, expect, it } from 'vitest'
import { type DepositWish, forgetOrder, keepOrder, keptOrder, orderOf } from './kept-order.ts'

const newStorage = () => {
  const items = new Map<string, string>()
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  }
}
const wish: DepositWish = { amount: '20.00', currencyId: 'GBP', by: { paymentOptionId: 'card' } }
let made = 0
const press = (storage: ReturnType<typeof newStorage>, wanted = wish, playerId = 7) =>
  orderOf(storage, 1, { playerId, wish: wanted, now: 5 }, () => `id-${(made += 1)}`)

describe('the deposit under way', () => {
  it('keeps its id while nobody has answered it', () => {
    const storage = newStorage()
    const first = press(storage)
    expect(press(storage)).toEqual(first)
    expect(press(storage, { ...wish, amount: '30.00' }).requestId).not.toBe(first.requestId)
  })

  it('is another one once the first was answered', () => {
    const storage = newStorage()
    const first = press(storage)
    keepOrder(storage, 1, { ...first, orderId: 9 })
    expect(press(storage).requestId).not.toBe(first.requestId)
  })

  it('belongs to one player of one operator', () => {
    const storage = newStorage()
    const mine = press(storage)
    expect(keptOrder(storage, 1, 7)).toEqual(mine)
    expect(keptOrder(storage, 1, 8)).toBeNull()
    expect(keptOrder(storage, 2, 7)).toBeNull()
    forgetOrder(storage, 1)
    expect(keptOrder(storage, 1, 7)).toBeNull()
  })

  it('is none where something else is stored', () => {
    const storage = newStorage()
    storage.setItem('fairground.deposit.1', '{"requestId":')
    expect(keptOrder(storage, 1, 7)).toBeNull()
    storage.setItem('fairground.deposit.1', '"text"')
    expect(keptOrder(storage, 1, 7)).toBeNull()
  })
})
