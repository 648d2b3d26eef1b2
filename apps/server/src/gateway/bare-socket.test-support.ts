import { connect, type Socket } from 'node:net'
import { codecOptions } from '@fairground/contract/channel'
import type { TestServer } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'
import { Packr } from 'msgpackr'
import { onTestFinished } from 'vitest'

const packr = new Packr(codecOptions)

const opcodes = { binary: 0x82, ping: 0x89 } as const

/** A client frame with a zero mask, which leaves the payload unchanged. */
const toClientFrame = (payload: Buffer, opcode: number): Buffer => {
  const isShort = payload.length < 126
  const head = Buffer.alloc(isShort ? 6 : 8)
  head[0] = opcode
  head[1] = 0x80 | (isShort ? payload.length : 126)
  if (!isShort) head.writeUInt16BE(payload.length, 2)
  return Buffer.concat([head, payload])
}

/** A WebSocket peer that does nothing by itself: it answers neither pings nor the end of the connection. */
export const bareSocket = async (server: TestServer, path: string, localAddress = '127.0.0.1') => {
  const { port } = new URL(server.baseUrl)
  const socket: Socket = connect({ port: Number(port), host: '127.0.0.1', localAddress, allowHalfOpen: true })
  const state = { received: Buffer.alloc(0), isCut: false }
  socket.on('data', (piece: Buffer) => {
    state.received = Buffer.concat([state.received, piece])
  })
  socket.on('end', () => (state.isCut = true))
  socket.on('close', () => (state.isCut = true))
  socket.on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
  )
  const headEnd = await until('the answer to the upgrade', () => {
    const end = state.received.indexOf('\r\n\r\n')
    return end < 0 ? undefined : end + 4
  })
  const status = Number(state.received.toString('latin1', 9, 12))
  const write = (frames: readonly Buffer[]): void => void socket.write(Buffer.concat(frames))
  return {
    status,
    socket,
    /** Sends all messages in one piece. */
    send: (...messages: readonly unknown[]) =>
      write(messages.map(message => toClientFrame(packr.pack(message), opcodes.binary))),
    sendBytes: (...payloads: readonly Buffer[]) =>
      write(payloads.map(payload => toClientFrame(payload, opcodes.binary))),
    ping: (count: number) =>
      write(Array.from({ length: count }, () => toClientFrame(Buffer.from('x'), opcodes.ping))),
    /** The bytes after the upgrade. */
    received: () => state.received.subarray(headEnd),
    untilCut: () => until('the gateway cuts the connection', () => state.isCut),
    isCut: () => state.isCut,
  }
}
