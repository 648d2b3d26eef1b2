import { once } from 'node:events'
import { codecOptions } from '@fairground/contract/channel'
import type { TestServer } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'
import { Packr } from 'msgpackr'
import { WebSocket } from 'ws'

const packr = new Packr(codecOptions)

type Message = readonly unknown[]

/** A client without protocol checks: it sends any bytes and records the responses. */
export const rawChannel = async (
  server: TestServer,
  origin?: string,
  url = server.wsUrl,
  headers: Readonly<Record<string, string>> = {},
) => {
  const socket = new WebSocket(url, { headers, ...(origin === undefined ? {} : { origin }) })
  const got: Message[] = []
  const state: { closed?: number } = {}
  socket.on('message', (data: Buffer) => got.push(packr.unpack(data) as Message))
  socket.on('close', code => {
    state.closed = code
  })
  socket.on('error', () => undefined)
  const refused = once(socket, 'unexpected-response').then(
    ([, response]) => (response as { statusCode: number }).statusCode,
  )
  const status = await Promise.race([once(socket, 'open').then(() => 101), refused])
  const closed = () => until('the connection closed', () => state.closed)
  return {
    status,
    socket,
    got,
    closed,
    sendBytes: (bytes: Buffer | string) => socket.send(bytes),
    send: (message: unknown) => socket.send(packr.pack(message)),
    next: (kind: number, count = 1) =>
      until(`message ${kind}`, () => got.filter(message => message[0] === kind)[count - 1]),
    close: () => socket.terminate(),
  }
}
