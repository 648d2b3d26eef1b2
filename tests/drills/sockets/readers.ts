import { messageKinds, type ServerMessage } from '@fairground/contract/channel'
import { encodeMessage } from '@fairground/server/gateway/codec'
import { pause } from '#support/pause.ts'
import { faultMember } from '#faults/fault-world.ts'
import { openRawSocket, toClientFrame } from '../support/web-socket.ts'

const pack = (message: unknown): Buffer => toClientFrame(encodeMessage(message as ServerMessage))
const { id, siteKey } = faultMember
const greeting = pack([messageKinds.HELLO, { siteKey, version: 'drill' }])
const demands = [
  pack([messageKinds.CALL, 1, 'getFilteredGames', { filter: { maxResults: 200 } }]),
  pack([messageKinds.SUBSCRIBE, { [`lobby.${id}`]: null }]),
]
/** Below the rate at which the gateway closes a connection. */
const everyMs = 50

interface Readers {
  readonly port: number
  readonly count: number
  readonly forMs: number
  /** Slow readers read nothing. */
  readonly areSlow: boolean
}

/** Opens channels that ask all the time. Returns how many the gateway has closed in this time. */
export const runReaders = async ({ port, count, forMs, areSlow }: Readers): Promise<number> => {
  let closed = 0
  const deadline = performance.now() + forMs
  const run = async (index: number): Promise<void> => {
    const raw = await openRawSocket({ port, localAddress: `127.9.0.${1 + index}` })
    if (areSlow) raw.socket.pause()
    raw.socket.write(greeting)
    for (let turn = index; !raw.isClosed() && performance.now() < deadline; turn++) {
      raw.socket.write(demands[turn % demands.length]!)
      await pause(everyMs)
      // A paused socket does not see its end until it reads, so writing to it must fail.
      if (raw.socket.errored) break
    }
    if (raw.isClosed() || raw.socket.errored) closed += 1
    raw.socket.destroy()
  }
  await Promise.all(Array.from({ length: count }, (_, index) => run(index)))
  return closed
}
