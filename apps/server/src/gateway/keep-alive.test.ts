import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connectionLifetimeMs, keepAliveMs } from '@fairground/contract/constants'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { until } from '#testing/until.test-support.ts'
import { KeepAlive, pingAfterMs } from './keep-alive.ts'

let server: WebSocketServer
let now = 0

beforeAll(async () => {
  server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  await once(server, 'listening')
})
afterAll(() => {
  for (const client of server.clients) client.terminate()
  server.close()
})

const connect = async (options: { readonly autoPong: boolean }) => {
  now = 0
  const accepted = once(server, 'connection') as Promise<[WebSocket]>
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`, options)
  const seen = { pings: 0, closed: false }
  client.on('ping', () => (seen.pings += 1))
  client.on('close', () => (seen.closed = true))
  await once(client, 'open')
  const [socket] = await accepted
  return { client, socket, seen, keepAlive: new KeepAlive(socket, () => now) }
}

const at = (keepAlive: KeepAlive, time: number): void => {
  now = time
  keepAlive.check(time)
}

it('pings a connection that was silent for half a minute, and keeps one that answers', async () => {
  const { socket, seen, keepAlive } = await connect({ autoPong: true })
  at(keepAlive, pingAfterMs - 1)
  for (let pings = 1; pings <= 5; pings++) {
    const answered = once(socket, 'pong')
    at(keepAlive, pings * pingAfterMs)
    await answered
  }
  expect(seen).toEqual({ pings: 5, closed: false })
})

it('drops a connection that has not answered the ping until the next', async () => {
  const { seen, keepAlive } = await connect({ autoPong: false })
  for (const time of [pingAfterMs, keepAliveMs - 1]) at(keepAlive, time)
  await until('a ping', () => seen.pings === 1)
  expect(seen.closed).toBe(false)
  at(keepAlive, keepAliveMs)
  await until('the connection is dropped', () => seen.closed)
})

it('drops a connection that answers pings but sends no message for three minutes', async () => {
  const { socket, seen, keepAlive } = await connect({ autoPong: true })
  for (let time = pingAfterMs; time < connectionLifetimeMs; time += pingAfterMs) {
    const answered = once(socket, 'pong')
    at(keepAlive, time)
    await answered
  }
  expect(seen.closed).toBe(false)
  at(keepAlive, connectionLifetimeMs)
  await until('the connection is dropped', () => seen.closed)
})

it('does not ping a connection that sends messages', async () => {
  const { client, socket, seen, keepAlive } = await connect({ autoPong: false })
  for (let messages = 1; messages <= 5; messages++) {
    now = messages * pingAfterMs - 1
    const received = once(socket, 'message')
    client.send('x')
    await received
    at(keepAlive, messages * pingAfterMs)
  }
  expect(seen).toEqual({ pings: 0, closed: false })
})
