import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { codecOptions, messageKinds } from '@fairground/contract/channel'
import { gameTopic } from '@fairground/contract/topics'
import { topicSubject } from '@fairground/server/platform/broker/subjects'
import { freePort } from '@fairground/testkit/services/free-port'
import { Packr } from 'msgpackr'
import { defineMeasurement, type Measured, type Settings } from '../measurement.ts'
import { interleaved } from '../interleaved.ts'
import { addInstance, operator } from '../stage/rows.ts'
import type { BenchStack } from '../stage/stack.ts'
import { median } from '../statistics.ts'
import { connectAudience, type Seen } from './audience.ts'
import { eventBytes, eventsPerRound, marked, now, onStack, viewerProcesses } from './marked-event.ts'

export const fanout = defineMeasurement({
  about: 'one event of 200 bytes to all sockets of a gateway, compared with plain ws and a prepared frame',
  numbers: { sockets: { preset: 10_000, about: 'sockets connected to the gateway' } },
  measures: {
    rate: {
      about: 'fan-out / bare ws, messages until the last socket',
      unit: 'messages/s',
      better: 'higher',
      target: 0.8,
    },
    spread: { about: 'fan-out / bare ws, first to last socket', unit: 'ms', better: 'lower' },
  },
  short: { rounds: 3, seconds: 1, numbers: { sockets: 1000 } },
  run: settings => onStack(measure)(settings),
})

const packr = new Packr(codecOptions)

const measure = async (
  { rounds, numbers: { sockets }, say }: Settings<'sockets'>,
  stack: BenchStack,
): Promise<Measured<'rate' | 'spread'>> => {
  const instanceId = await addInstance(stack.owner, 1000)
  const topic = gameTopic(operator.id, instanceId)
  const hello = packr.pack([messageKinds.HELLO, { siteKey: operator.siteKey, version: 'bench' }])
  const follow = packr.pack([messageKinds.SUBSCRIBE, { [topic]: null }])
  say(`connecting ${sockets} viewers to the gateway`)
  const ours = await connectAudience(
    {
      port: stack.port,
      path: '/api/channel',
      sockets,
      messages: [hello.toString('base64'), follow.toString('base64')],
      // The welcome and the snapshot.
      greetings: 2,
    },
    viewerProcesses,
  )
  const barePort = await freePort()
  const bareServer = fork(join(import.meta.dirname, 'bare-server.ts'), [String(barePort)])
  await once(bareServer, 'message')
  say(`connecting ${sockets} viewers to plain ws`)
  const bare = await connectAudience(
    { port: barePort, path: '/', sockets, messages: [], greetings: 0 },
    viewerProcesses,
  )
  let seq = 0
  const viaGateway = (n: number): void => {
    seq += 1
    // Sized so that the whole frame has the required length, as the relay would publish it.
    const envelope = packr.pack([messageKinds.EVENTS, topic, seq, seq, [['gameEnd', { m: '' }]]]).length
    const event = ['gameEnd', { m: marked(n, eventBytes - envelope) }]
    stack.broker.publish(topicSubject(topic), [messageKinds.EVENTS, topic, seq, seq, [event]])
  }
  const viaWs = (n: number): void => void bareServer.send(marked(n, eventBytes))
  const spreads: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] }
  let n = 0
  const side = (name: 'ours' | 'bare', audience: typeof ours, send: (n: number) => void) => async () => {
    n += 1
    const seen: Promise<Seen> = audience.untilSeen(n)
    const sentAt = now()
    send(n)
    const { first, last } = await seen
    spreads[name].push(last - first)
    return audience.size / ((last - sentAt) / 1000)
  }
  const sides = { bare: side('bare', bare, viaWs), ours: side('ours', ours, viaGateway) }
  try {
    say('warming up')
    await interleaved(eventsPerRound, sides, () => undefined)
    for (const name of ['ours', 'bare'] as const) spreads[name].length = 0
    say('measuring')
    const rates = await interleaved(rounds * eventsPerRound, sides, () => undefined)
    return {
      measures: {
        rate: { ours: rates.ours, bare: rates.bare },
        spread: { ours: median(spreads.ours), bare: median(spreads.bare) },
      },
      notes: [`${eventsPerRound} events in each round, sent to the two audiences in turn`],
    }
  } finally {
    ours.disconnect()
    bare.disconnect()
    bareServer.kill()
  }
}
