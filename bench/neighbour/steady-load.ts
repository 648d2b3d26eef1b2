import { setTimeout as sleep } from 'node:timers/promises'
import { codecOptions, messageKinds } from '@fairground/contract/channel'
import { Packr } from 'msgpackr'
import { WebSocket } from 'ws'
import { joinInput } from '../load/join-task.ts'
import type { SteadyResult, SteadyTask } from './steady-task.ts'

const task = JSON.parse(process.argv[2] ?? '{}') as SteadyTask
const packr = new Packr(codecOptions)
const perAddress = 4

const open = (authToken: string, index: number): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const localAddress = `${task.network}.${1 + Math.floor(index / perAddress)}`
    const socket = new WebSocket(`ws://127.0.0.1:${task.port}/api/channel`, { localAddress })
    const hello = { siteKey: task.siteKey, authToken, version: 'bench' }
    socket.once('error', reject)
    socket.once('open', () => socket.send(packr.pack([messageKinds.HELLO, hello])))
    socket.once('message', () => resolve(socket))
  })

const purchases: number[] = []
const reads: number[] = []
const refused: string[] = []
const pending = new Map<number, { readonly dueAt: number; readonly times: number[] }>()

const receive = (data: Buffer): void => {
  const message = packr.unpack(data) as [number, number, { exitCode?: number }]
  const call = pending.get(message[1])
  const isAnswer = message[0] === messageKinds.REPLY || message[0] === messageKinds.FAULT
  if (!isAnswer || !call) return
  pending.delete(message[1])
  const isGood = message[0] === messageKinds.REPLY && (message[2].exitCode ?? 0) === 0
  if (isGood) call.times.push(performance.now() - call.dueAt)
  else refused.push(JSON.stringify(message).slice(0, 300))
}

const sockets = await Promise.all(task.tokens.map(open))
for (const socket of sockets) socket.on('message', receive)

const total = Math.round(task.perSecond * task.seconds)
const startedAt = performance.now()
for (let id = 1; id <= total; id++) {
  const dueAt = startedAt + (1000 * id) / task.perSecond
  const waitMs = dueAt - performance.now()
  if (waitMs > 0) await sleep(waitMs)
  const isPurchase = id % 2 === 0
  const call = isPurchase
    ? ['joinGame', joinInput({ ...task, memberId: task.id, connections: 1, joins: 1 })]
    : ['getGameLobby', { gameInstanceId: task.instanceId }]
  pending.set(id, { dueAt, times: isPurchase ? purchases : reads })
  sockets[id % sockets.length]!.send(packr.pack([messageKinds.CALL, id, ...call]))
}
const patienceMs = 30_000
for (const until = performance.now() + patienceMs; pending.size > 0 && performance.now() < until; )
  await sleep(20)
if (pending.size > 0) refused.push(`${pending.size} calls without an answer`)
const result: SteadyResult = { purchases, reads, refused }
process.send?.(result)
