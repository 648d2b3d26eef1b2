import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { codecOptions, messageKinds } from '@fairground/contract/channel'
import { Packr } from 'msgpackr'
import { clientFrame } from '../fanout/frame.ts'
import { operator } from '../stage/rows.ts'

const packr = new Packr(codecOptions)
const attackerAddress = '127.0.2.1'

const frame = (message: unknown): Buffer => clientFrame(packr.pack(message))
const hello = frame([messageKinds.HELLO, { siteKey: operator.siteKey, version: 'bench' }])
const games = frame([messageKinds.CALL, 1, 'getFilteredGames', { filter: {} }])
const lobby = frame([messageKinds.SUBSCRIBE, { [`lobby.${operator.id}`]: null }])
const nested = clientFrame(Buffer.alloc(60_000, 0x91))
const ping = Buffer.concat(Array.from({ length: 1000 }, () => Buffer.from([0x89, 0x80, 0, 0, 0, 0])))

/** Opens a connection that answers neither pings nor the end. Undefined when the gateway refuses it. */
const open = (port: number): Promise<Socket | undefined> =>
  new Promise(resolve => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: attackerAddress })
    const timer = setTimeout(() => socket.destroy(), 5000)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => resolve(undefined))
    socket.once('data', (bytes: Buffer) => {
      clearTimeout(timer)
      const isOpen = bytes.toString('latin1', 9, 12) === '101'
      if (!isOpen) socket.destroy()
      resolve(isOpen ? socket : undefined)
    })
    socket.write(
      'GET /api/channel HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    )
  })

/** Writes as much as the connection takes, until it closes. */
const pour = async (socket: Socket, bytes: Buffer): Promise<void> => {
  while (!socket.destroyed) {
    if (socket.write(bytes)) await sleep(0)
    else
      await new Promise<void>(resolve => {
        socket.once('drain', resolve)
        socket.once('close', () => resolve())
      })
  }
}

const repeat = async (socket: Socket, everyMs: number, next: () => Buffer): Promise<void> => {
  for (; !socket.destroyed; await sleep(everyMs)) socket.write(next())
}

const missingTopics = () => {
  let last = 900_000_000
  let previous: string[] = []
  return (): Buffer => {
    const topics = Array.from({ length: 24 }, () => `game.${operator.id}.${++last}`)
    const ask = frame([messageKinds.SUBSCRIBE, Object.fromEntries(topics.map(topic => [topic, null]))])
    const leave = frame([messageKinds.UNSUBSCRIBE, previous])
    previous = topics
    return Buffer.concat([ask, leave])
  }
}

/** What an attacker does with each connection. It reconnects when the gateway ends the connection. */
const attacks = {
  'missing-topics': socket => {
    socket.write(hello)
    return repeat(socket, 55, missingTopics())
  },
  'repeated-snapshots': socket => {
    socket.write(hello)
    return repeat(socket, 25, () => lobby)
  },
  'unread-answers': socket => {
    socket.write(hello)
    socket.pause()
    return repeat(socket, 25, () => games)
  },
  'bytes-after-bye': socket => {
    socket.write(clientFrame(Buffer.from([0xc1])))
    return pour(socket, nested)
  },
  pings: socket => pour(socket, ping),
  /** Keeps the connection and opens the next. */
  'silent-connections': async () => undefined,
} satisfies Readonly<Record<string, (socket: Socket) => Promise<void>>>

export type AttackName = keyof typeof attacks

export const attackNames = Object.keys(attacks) as AttackName[]

export const runAttack = async (name: AttackName, port: number): Promise<never> => {
  for (;;) {
    const socket = await open(port)
    if (socket) await attacks[name](socket)
    else await sleep(20)
  }
}
