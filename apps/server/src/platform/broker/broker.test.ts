import { afterAll, beforeAll, expect, it } from 'vitest'
import { testBroker } from '#testing/test-broker.test-support.ts'
import { type Broker, encode } from './broker.ts'

let broker: Broker
beforeAll(async () => void (broker = await testBroker()))
afterAll(() => broker.close())

it('survives a handler that throws', async () => {
  const handled: string[] = []
  broker.subscribe('broker-test.throws', message => {
    handled.push(message.string())
    throw new Error('planted')
  })
  broker.publishBytes('broker-test.throws', Buffer.from('first'))
  broker.publishBytes('broker-test.throws', Buffer.from('second'))
  await broker.flush()
  expect(handled).toEqual(['first', 'second'])
  expect(broker.isConnected()).toBe(true)
})

it('rejects a request with an answer that does not decode', async () => {
  broker.subscribe('broker-test.answers', message => void message.respond(Buffer.from([0xdb])))
  await expect(broker.request('broker-test.answers', encode(1), 5000)).rejects.toThrow()
})
