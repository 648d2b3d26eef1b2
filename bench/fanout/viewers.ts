import { connect, type Socket } from 'node:net'
import { clientFrame, readFrames } from './frame.ts'

/**
 * The task of one viewer process. Each viewer opens a plain socket, subscribes, and then records when a marked frame
 * arrives. The process reports to its parent by messages.
 */
export interface ViewersTask {
  readonly port: number
  readonly path: string
  readonly sockets: number
  /** Messages of a viewer in base64: the first is sent after the handshake, each next one after a greeting. */
  readonly messages: readonly string[]
  /** The number of frames that the server sends before the viewer counts as subscribed. */
  readonly greetings: number
}

export type FromViewers =
  | { readonly kind: 'ready' }
  | { readonly kind: 'seen'; readonly n: number; readonly first: number; readonly last: number }

/** A measured frame ends with this mark and its number, so viewers find it without decoding the envelope. */
const mark = Buffer.from('mark:')

const [taskText = '{}'] = process.argv.slice(2)
const task = JSON.parse(taskText) as ViewersTask
const report = (message: FromViewers): void => void process.send?.(message)
const seen = new Map<number, { count: number; first: number }>()

const recordArrival = (payload: Buffer): void => {
  const at = payload.lastIndexOf(mark)
  if (at < 0) return
  const n = Number(payload.toString('latin1', at + mark.length, at + mark.length + 6))
  const now = Number(process.hrtime.bigint()) / 1e6
  const entry = seen.get(n) ?? { count: 0, first: now }
  seen.set(n, entry)
  entry.count += 1
  if (entry.count === task.sockets) report({ kind: 'seen', n, first: entry.first, last: now })
}

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

const atOnce = 50
for (let opened = 0; opened < task.sockets; opened += atOnce) {
  await Promise.all(Array.from({ length: Math.min(atOnce, task.sockets - opened) }, open))
}
report({ kind: 'ready' })
