import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { maxFrameBytes } from '@fairground/contract/channel'
import { transportPaths } from '@fairground/contract/transport'
import { type WebSocket, WebSocketServer } from 'ws'
import type { GetClientInfo } from '#gateway/client-info.ts'
import { answerPings } from '#gateway/limits/answer-pings.ts'
import type { AddressLimit } from '#platform/network/address-limit.ts'
import { KeepAlive, keepAliveCheckMs } from '#gateway/keep-alive.ts'
import type { Line } from '#gateway/outgoing.ts'
import type { Log } from '#platform/log.ts'
import { BrokerWire, type BrokerDeps } from './broker-wire.ts'
import type { Channels } from './channels.ts'

interface SocketRoutes extends BrokerDeps {
  readonly server: Server
  readonly channels: Channels
  readonly getClientInfo: GetClientInfo
  readonly mayOpen: AddressLimit
  /** Reports whether the gateway accepts a connection of this origin now. */
  readonly isAllowed: (request: IncomingMessage) => Promise<boolean>
  readonly log: Log
}

/** Serves the modes that need a WebSocket: the binary channel and publish/subscribe. */
export const serveSockets = ({
  server,
  channels,
  getClientInfo,
  mayOpen,
  isAllowed,
  log,
  ...deps
}: SocketRoutes) => {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxFrameBytes,
    perMessageDeflate: false,
    autoPong: false,
  })
  const keepAlives = new Set<KeepAlive>()
  const keepAliveTimer = setInterval(() => {
    const now = Date.now()
    for (const keepAlive of keepAlives) keepAlive.check(now)
  }, keepAliveCheckMs)

  const keepAlive = (ws: WebSocket): void => {
    const added = new KeepAlive(ws, Date.now)
    keepAlives.add(added)
    ws.on('close', () => keepAlives.delete(added))
  }

  const openers: Readonly<Record<string, (ws: WebSocket, socket: Duplex, request: IncomingMessage) => void>> =
    {
      [transportPaths.socket]: (ws, socket, request) => {
        channels.open(ws, toLine(socket), getClientInfo(request))
      },
      [transportPaths.broker]: (ws, _, request) => {
        const wire = new BrokerWire(ws, deps)
        wire.start(channels.open(wire, wire, getClientInfo(request)))
      },
    }

  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const open = openers[request.url ?? '']
    if (!open || !(await isAllowed(request))) return refuse(socket, '403 Forbidden')
    const { address } = getClientInfo(request)
    if (!(await mayOpen(address)) || !channels.hasRoom(address))
      return refuse(socket, '429 Too Many Requests')
    sockets.handleUpgrade(request, socket, head, ws => {
      keepAlive(ws)
      answerPings(ws)
      open(ws, socket, request)
    })
  }

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // The connection may break before the WebSocket listens to it.
    socket.on('error', () => socket.destroy())
    upgrade(request, socket, head).catch((error: unknown) => {
      log.warn({ err: error }, 'upgrade failed')
      socket.destroy()
    })
  })

  return {
    stop(): void {
      clearInterval(keepAliveTimer)
      for (const ws of sockets.clients) ws.terminate()
      sockets.close()
    },
  }
}

const refuse = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`, () => socket.destroy())
}

// Writes to the connection directly, because the WebSocket would build a header for each viewer. The WebSocket
// neither compresses nor splits frames, so this frame always falls between two of its frames.
const toLine = (socket: Duplex): Line => ({
  get writableLength() {
    return socket.writableLength
  },
  write: message => void socket.write(message.frame),
})
