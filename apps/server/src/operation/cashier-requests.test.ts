import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Broker, encode } from '#platform/broker/broker.ts'
import { Refusal } from '#platform/refusal.ts'
import { quietLog } from '#testing/quiet-log.test-support.ts'
import { testBroker } from '#testing/test-broker.test-support.ts'
import { createCashierClient, serveCashier } from './cashier-requests.ts'

const memberId = 987_001
let broker: Broker
let served: ReturnType<typeof serveCashier>
const handled: unknown[] = []

beforeAll(async () => {
  broker = await testBroker()
  const handle = async (member: number, request: unknown) => {
    if (member === memberId) handled.push(request)
  }
  served = serveCashier(broker, quietLog, {
    settleDeposit: handle,
    routeWithdrawal: handle,
    collectBall: () => Promise.reject(new Error('planted')),
  })
  await broker.flush()
})
afterAll(async () => {
  served.stop()
  await broker.close()
})

describe('a request of a gateway to a worker', () => {
  it('is handled by the worker', async () => {
    const request = { withdrawalId: 5, playerId: 7 }
    await createCashierClient(broker).request(memberId, 'routeWithdrawal', request)
    expect(handled.splice(0)).toEqual([request])
  })

  it('is refused as unavailable when the worker fails', async () => {
    const failing = createCashierClient(broker).request(memberId, 'collectBall', {
      ballId: 1,
      playerId: 1,
      requestId: 'a',
    })
    await expect(failing).rejects.toThrow(Refusal)
  })

  it.each<readonly [string, string, Uint8Array]>([
    ['random bytes', `cashier.${memberId}`, Buffer.from([0xdb, 1, 2])],
    ['no list', `cashier.${memberId}`, encode(5)],
    ['an unknown name', `cashier.${memberId}`, encode(['creditDeposit', { orderKey: 'x' }])],
    ['the name of a prototype', `cashier.${memberId}`, encode(['constructor', {}])],
    ['an amount', `cashier.${memberId}`, encode(['settleDeposit', { orderKey: 'x', amount: 5n }])],
    ['a wrong type', `cashier.${memberId}`, encode(['routeWithdrawal', { withdrawalId: '5', playerId: 7 }])],
    ['a long text', `cashier.${memberId}`, encode(['settleDeposit', { orderKey: 'x'.repeat(201) }])],
    ['an operator that is no number', 'cashier.x', encode(['settleDeposit', { orderKey: 'x' }])],
  ])('is refused with %s, and nothing is handled', async (_, subject, bytes) => {
    expect(await broker.request(subject, bytes, 5000)).toBe('failed')
    expect(handled).toEqual([])
  })
})
