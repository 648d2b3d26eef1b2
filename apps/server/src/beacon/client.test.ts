import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBeaconChain } from './chain.ts'
import { createBeaconClient } from './client.ts'

/** Round 1000 of drand quicknet, from its public relays. */
const genuine = {
  round: 1000,
  signature:
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
}
const chunk = Buffer.alloc(64 * 1024, ' ')
let relay: Server
let sentBytes = 0

beforeAll(async () => {
  relay = createServer((request, response) => {
    if (!request.url?.startsWith('/endless/')) return void response.end(JSON.stringify(genuine))
    response.on('error', () => undefined)
    const send = (): void => {
      while (!response.destroyed && response.write(chunk)) sentBytes += chunk.length
    }
    response.on('drain', send)
    send()
  })
  await new Promise<void>(resolve => relay.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  relay.closeAllConnections()
  relay.close()
})

it('leaves a relay that sends an endless answer, and asks the next one', async () => {
  const base = `http://127.0.0.1:${(relay.address() as AddressInfo).port}`
  // Without a limit of length, only the timeout would end the answer, with gigabytes in memory.
  const client = createBeaconClient(openBeaconChain(undefined), [`${base}/endless`, base], 60_000)
  expect(await client.getRound(1000)).toEqual(genuine)
  expect(sentBytes).toBeLessThan(50_000_000)
})
