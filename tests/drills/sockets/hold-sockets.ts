import { randomInt } from 'node:crypto'
import { messageKinds, type ServerMessage } from '@fairground/contract/channel'
import { decodeMessage, encodeMessage } from '@fairground/server/gateway/codec'
import { pause } from '#support/pause.ts'
import { faultMember } from '#faults/fault-world.ts'
import { openRawSocket, type RawSocket, toClientFrame } from '../support/web-socket.ts'

/**
 * A process of its own with idle channels. Each follows the lobby and reconnects when it is closed. It reports how
 * many of its channels are served.
 */
const [port = 0, count = 0, network = 0] = process.argv.slice(2).map(Number)
const openAtOnce = 50
/** A browser waits a random part of this time before it reconnects. */
const reconnectWithinMs = 5000
const beatMs = 25_000
const perAddress = 150

const pack = (message: unknown): Buffer => toClientFrame(encodeMessage(message as ServerMessage))
const { id, siteKey } = faultMember
const greeting = Buffer.concat([
  pack([messageKinds.HELLO, { siteKey, version: 'drill' }]),
  pack([messageKinds.SUBSCRIBE, { [`lobby.${id}`]: null }]),
])
const beat = pack([messageKinds.UNSUBSCRIBE, []])
const open = new Map<number, RawSocket>()
const served = new Set<number>()
let opening = 0

const keepOpen = async (index: number): Promise<void> => {
  for (;;) {
    while (opening >= openAtOnce) await pause(20)
    opening += 1
    const closed = Promise.withResolvers<void>()
    try {
      const raw = await openRawSocket({
        port,
        localAddress: `127.${10 + network}.${1 + Math.floor(index / perAddress)}.1`,
        onPayload: payload => {
          const [kind] = decodeMessage(payload) as readonly unknown[]
          if (kind === messageKinds.SNAPSHOT) served.add(index)
        },
        onClose: closed.resolve,
      })
      open.set(index, raw)
      raw.socket.write(greeting)
      opening -= 1
      await closed.promise
    } catch {
      opening -= 1
    }
    served.delete(index)
    open.delete(index)
    await pause(randomInt(reconnectWithinMs))
  }
}

for (let index = 0; index < count; index++) void keepOpen(index)
setInterval(() => {
  for (const raw of open.values()) raw.socket.write(beat)
}, beatMs)
setInterval(() => process.send?.(served.size), 100)
process.on('disconnect', () => process.exit(0))
