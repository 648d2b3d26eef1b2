import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { toFrame } from './frame.ts'

it('is readable by a WebSocket with every header length, also between frames written by ws', async () => {
  const server = createServer()
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  const payloads = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].map(length => Buffer.alloc(length, 'x'))
  server.on('upgrade', (request, socket: Duplex, head) =>
    sockets.handleUpgrade(request, socket, head, ws => {
      for (const payload of payloads) {
        ws.send(payload)
        socket.write(toFrame(payload))
      }
      ws.close()
    }),
  )
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const received: { length: number; binary: boolean }[] = []
  client.on('message', (data: Buffer, binary) => received.push({ length: data.length, binary }))
  await once(client, 'close')
  server.close()
  expect(received).toEqual(
    payloads.flatMap(({ length }) => [
      { length, binary: true },
      { length, binary: true },
    ]),
  )
})
