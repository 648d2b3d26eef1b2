import { connect, type Socket } from 'node:net'
import { clientFrame, readFrames } from './frame.ts'

/**
 * A process full of viewers on plain sockets: each says hello, follows, and from then on only notes when a marked
 * frame came. Talks to its parent in messages.
 */
export interface ViewersTask {
  readonly port: number
  readonly path: string
  readonly sockets: number
  /** What a viewer sends, in base64: the first after the handshake, each next one after a greeting. */
  readonly says: readonly string[]
  /** How many frames the server sends before a viewer counts as following. */
  readonly greetings: number
}

export type FromViewers =
  | { readonly kind: 'ready' }
  | { readonly kind: 'seen'; readonly n: number; readonly first: number; readonly last: number }

/** A frame that is measured ends with this and its number: whatever the frame is wrapped in, viewers know it. */
const mark = Buffer.from('mark:')

const [taskText = '{}'] = process.argv.slice(2)
const task = JSON.parse(taskText) as ViewersTask
const tell = (message: FromViewers): void => void process.send?.(message)
const seen = new Map<number, { count: number; first: number }>()

const note = (payload: Buffer): void => {
  const at = payload.lastIndexOf(mark)
  if (at < 0) return
  const n = Number(payload.toString('latin1', at + mark.length, at + mark.length + 6))
  const now = Number(process.hrtime.bigint()) / 1e6
  const entry = seen.get(n) ?? { count: 0, first: now }
  seen.set(n, entry)
  entry.count += 1
  if (entry.count === task.sockets) tell({ kind: 'seen', n, first: entry.first, last: now })
}

const open = (): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port: task.port, host: '127.0.0.1' })
    let upgraded = false
    let greetings = 0
    let rest: Buffer = Buffer.alloc(0)
    const say = (): void => {
      const text = task.says[greetings]
      if (text !== undefined) socket.write(clientFrame(Buffer.from(text, 'base64')))
    }
    const receive = (payload: Buffer): void => {
      if (greetings >= task.greetings) return note(payload)
      greetings += 1
      say()
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
        say()
        if (task.greetings === 0) resolve(socket)
      }
      rest = readFrames(rest, receive)
    })
  })

const atOnce = 50
for (let opened = 0; opened < task.sockets; opened += atOnce) {
  await Promise.all(Array.from({ length: Math.min(atOnce, task.sockets - opened) }, open))
}
tell({ kind: 'ready' })
