import { connect, type Socket } from 'node:net'
import { codecOptions, messageKinds } from '@fairground/contract/channel'
import { Packr } from 'msgpackr'
import { clientFrame, readFrames } from './frame.ts'
import { createArrivals, openAll, readTask } from './record-arrivals.ts'

/** A message from time to time, because the gateway drops a connection that is silent. */
const beatMs = 45_000
const beat = clientFrame(new Packr(codecOptions).pack([messageKinds.UNSUBSCRIBE, []]))

/** Viewers of a WebSocket. */
const task = readTask()
const recordArrival = createArrivals(task)

const open = (): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port: task.port, host: '127.0.0.1' })
    let upgraded = false
    let greetings = 0
    let rest: Buffer = Buffer.alloc(0)
    const sendNext = (): void => {
      const text = task.messages[greetings]
      if (text !== undefined) socket.write(clientFrame(Buffer.from(text, 'base64')))
    }
    const receive = (payload: Buffer): void => {
      if (greetings >= task.greetings) return recordArrival(payload)
      greetings += 1
      sendNext()
      if (greetings === task.greetings) resolve(socket)
    }
    if (task.greetings > 0) setInterval(() => socket.write(beat), beatMs)
    socket.once('error', reject)
    socket.write(
      `GET ${task.path} HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
    )
    socket.on('data', (chunk: Buffer) => {
      rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
      if (!upgraded) {
        const end = rest.indexOf('\r\n\r\n')
        if (end < 0) return
        if (!rest.toString('latin1', 0, 12).endsWith('101')) return reject(new Error(rest.toString('latin1')))
        upgraded = true
        rest = rest.subarray(end + 4)
        sendNext()
        if (task.greetings === 0) resolve(socket)
      }
      rest = readFrames(rest, receive)
    })
  })

await openAll(task, open)
