import { connect, type Socket } from 'node:net'
import { createArrivals, openAll, readTask } from './record-arrivals.ts'

/** Viewers of a stream of server-sent events. */
const task = readTask()
const recordArrival = createArrivals(task)
const eventEnd = Buffer.from('\n\n')

const open = (): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port: task.port, host: '127.0.0.1' })
    let greetings = 0
    let rest: Buffer = Buffer.alloc(0)
    const receive = (event: Buffer): void => {
      if (greetings >= task.greetings) return recordArrival(event)
      if (!event.includes('data: ')) return
      greetings += 1
      if (greetings === task.greetings) resolve(socket)
    }
    socket.once('error', reject)
    socket.write(
      [`GET ${task.path} HTTP/1.1`, 'host: 127.0.0.1', ...(task.headers ?? []), '', ''].join('\r\n'),
    )
    // The lengths of the chunks stay between the events, where they do no harm.
    socket.on('data', (piece: Buffer) => {
      rest = rest.length === 0 ? piece : Buffer.concat([rest, piece])
      for (let end = rest.indexOf(eventEnd); end >= 0; end = rest.indexOf(eventEnd)) {
        receive(rest.subarray(0, end))
        rest = rest.subarray(end + eventEnd.length)
      }
    })
  })

await openAll(task, open)
