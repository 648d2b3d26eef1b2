import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNats } from '@fairground/testkit/services/nats'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { quietLog } from '#testing/quiet-log.test-support.ts'
import { testBroker } from '#testing/test-broker.test-support.ts'
import { until } from '#testing/until.test-support.ts'
import { type Broker, connectBroker, encode } from './broker.ts'

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

it('closes while the server is away', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'broker-'))
  const nats = await startNats({ folder })
  const lonely = await connectBroker(nats.url, 'test', quietLog)
  await nats.stop()
  await until('the connection is lost', () => !lonely.isConnected())
  await expect(lonely.close()).resolves.toBeUndefined()
  rmSync(folder, { recursive: true })
})
