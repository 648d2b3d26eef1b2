import { setTimeout as sleep } from 'node:timers/promises'
import { codecOptions, messageKinds } from '@fairground/contract/channel'
import { Packr } from 'msgpackr'
import { WebSocket } from 'ws'
import { operator } from '../stage/rows.ts'

const packr = new Packr(codecOptions)
const connections = 16
const everyMs = 100

/** Other clients, four from each address. They ask for a game all the time, and their times are recorded. */
export const openProbe = async (port: number, gameInstanceId: number) => {
  let times: number[] = []
  const open = (index: number): Promise<WebSocket> =>
    new Promise((resolve, reject) => {
      const localAddress = `127.0.1.${1 + Math.floor(index / 4)}`
      const socket = new WebSocket(`ws://127.0.0.1:${port}/api/channel`, { localAddress })
      socket.once('error', reject)
      socket.once('open', () =>
        socket.send(packr.pack([messageKinds.HELLO, { siteKey: operator.siteKey, version: 'bench' }])),
      )
      socket.once('message', () => resolve(socket))
    })
  const sockets = await Promise.all(Array.from({ length: connections }, (_, index) => open(index)))
  let isOpen = true
  const ask = async (socket: WebSocket, index: number): Promise<void> => {
    await sleep((index * everyMs) / connections)
    for (let id = 1; isOpen; id++, await sleep(everyMs)) {
      const since = performance.now()
      socket.send(packr.pack([messageKinds.CALL, id, 'getGameLobby', { gameInstanceId }]))
      const answer = await new Promise<readonly unknown[]>((resolve, reject) => {
        socket.once('message', (data: Buffer) => resolve(packr.unpack(data) as readonly unknown[]))
        socket.once('close', () => reject(new Error('the gateway ended the channel of another client')))
      }).finally(() => socket.removeAllListeners('close'))
      if (answer[0] !== messageKinds.REPLY) throw new Error(`refused: ${JSON.stringify(answer)}`)
      times.push(performance.now() - since)
    }
  }
  const asking = Promise.all(sockets.map(ask))
  asking.catch(() => undefined)
  return {
    /** Returns the times in milliseconds since the last call. */
    takeTimes: (): readonly number[] => {
      const taken = times
      times = []
      return taken
    },
    async close(): Promise<void> {
      isOpen = false
      await asking.finally(() => {
        for (const socket of sockets) socket.terminate()
      })
    },
  }
}
