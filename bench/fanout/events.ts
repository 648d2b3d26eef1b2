import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { messageKinds } from '@fairground/contract/channel'
import { gameTopic } from '@fairground/contract/topics'
import { transportPaths } from '@fairground/contract/transport'
import { topicSubject } from '@fairground/server/platform/broker/subjects'
import { freePort } from '@fairground/testkit/services/free-port'
import { defineMeasurement, type Measured, type Settings } from '../measurement.ts'
import { interleaved } from '../interleaved.ts'
import { watchCpu } from '../stage/cpu.ts'
import { addInstance, operator } from '../stage/rows.ts'
import type { BenchStack } from '../stage/stack.ts'
import { connectAudience } from './audience.ts'
import { eventBytes, eventsPerRound, marked, now, onStack, viewerProcesses } from './marked-event.ts'

export const events = defineMeasurement({
  about: 'one event of 200 bytes to all event streams of a gateway, compared with plain server-sent events',
  numbers: { streams: { preset: 4000, about: 'streams connected to the gateway' } },
  measures: {
    cpu: {
      about: 'fan-out of event streams / plain server-sent events, per second of processor time',
      unit: 'messages/s',
      better: 'higher',
      target: 0.8,
    },
    rate: {
      about: 'fan-out of event streams / plain server-sent events, messages until the last stream',
      unit: 'messages/s',
      better: 'higher',
    },
  },
  short: { rounds: 3, seconds: 1, numbers: { streams: 1000 } },
  run: settings => onStack(measure)(settings),
})

const measure = async (
  { rounds, numbers: { streams: sockets }, say }: Settings<'streams'>,
  stack: BenchStack,
): Promise<Measured<'cpu' | 'rate'>> => {
  const topic = gameTopic(operator.id, await addInstance(stack.owner, 1000))
  const headers = [`site-key: ${operator.siteKey}`]
  const path = `${transportPaths.events}?topics=${topic}`
  say(`connecting ${sockets} viewers to the gateway`)
  // The greetings are the welcome and the snapshot.
  const task = { port: stack.port, path, sockets, headers, messages: [], greetings: 2 }
  const ours = await connectAudience(task, viewerProcesses, 'event-viewers.ts')
  const barePort = await freePort()
  const bareServer = fork(join(import.meta.dirname, 'bare-events.ts'), [String(barePort)])
  await once(bareServer, 'message')
  say(`connecting ${sockets} viewers to plain server-sent events`)
  const bare = await connectAudience(
    { port: barePort, path: '/', sockets, messages: [], greetings: 1 },
    viewerProcesses,
    'event-viewers.ts',
  )
  let seq = 0
  const viaGateway = (n: number): void => {
    seq += 1
    const toEvent = (mark: string) => [messageKinds.EVENTS, topic, seq, seq, [['gameEnd', { m: mark }]]]
    const mark = marked(n, eventBytes - JSON.stringify(toEvent('')).length)
    stack.broker.publish(topicSubject(topic), toEvent(mark))
  }
  let n = 0
  const side = (audience: typeof ours, send: (n: number) => void) => async () => {
    n += 1
    const seen = audience.untilSeen(n)
    const sentAt = now()
    send(n)
    const { last } = await seen
    return audience.size / ((last - sentAt) / 1000)
  }
  const sides = {
    bare: side(bare, number => void bareServer.send(marked(number, eventBytes))),
    ours: side(ours, viaGateway),
  }
  try {
    say('warming up')
    await interleaved(eventsPerRound, sides, () => undefined)
    say('measuring')
    const readCpu = watchCpu()
    const events = rounds * eventsPerRound
    const rates = await interleaved(events, sides, () => undefined)
    const shares = readCpu(events * ours.size * 1e-3)
    const perSecond = (part: string) => 1e9 / (shares.find(share => share.part === part)?.each ?? 0)
    return {
      measures: {
        cpu: { ours: perSecond('gateway'), bare: perSecond('bare server') },
        rate: { ours: rates.ours, bare: rates.bare },
      },
      notes: [
        `${eventsPerRound} events in each round, sent to the two audiences in turn`,
        'the processor time is that of the gateway process and of the plain server',
      ],
    }
  } finally {
    ours.disconnect()
    bare.disconnect()
    bareServer.kill()
  }
}
