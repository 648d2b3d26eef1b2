import { codecOptions, messageKinds } from '@fairground/contract/channel'
import { Packr } from 'msgpackr'
import { WebSocket } from 'ws'
import { type JoinTask, joinInput } from './join-task.ts'
import { createTally } from './tally.ts'

const task = JSON.parse(process.argv[2] ?? '{}') as JoinTask
const packr = new Packr(codecOptions)

const open = (authToken: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${task.port}/api/channel`, { perMessageDeflate: false })
    const hello = { siteKey: task.siteKey, authToken, version: 'bench' }
    socket.once('error', reject)
    socket.once('open', () => socket.send(packr.pack([messageKinds.HELLO, hello])))
    socket.once('message', () => resolve(socket))
  })

const sockets = await Promise.all(task.tokens.slice(0, task.connections).map(open))
const tally = createTally(task.joins)

for (const socket of sockets) {
  let sentAt = 0
  let id = 0
  const next = (): void => {
    if (!tally.take()) return
    sentAt = performance.now()
    socket.send(packr.pack([messageKinds.CALL, ++id, 'joinGame', joinInput(task)]))
  }
  socket.on('message', (data: Buffer) => {
    const message = packr.unpack(data) as [number, number, { exitCode?: number }]
    if (message[0] !== messageKinds.REPLY && message[0] !== messageKinds.FAULT) return
    tally.count(message[2].exitCode === 0, sentAt, () => JSON.stringify(message))
    next()
  })
  next()
}
