import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Broker, decode, encode } from '#platform/broker/broker.ts'
import { laneSubjects, laneTaken } from '#platform/broker/subjects.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import { testLaneKeys } from '#testing/test-lane-keys.test-support.ts'
import { testBroker } from '#testing/test-broker.test-support.ts'
import { until } from '#testing/until.test-support.ts'
import { createLaneClient } from './lane-client.ts'
import { createMessageOpener } from './open-message.ts'

let broker: Broker
beforeAll(async () => void (broker = await testBroker()))
afterAll(() => broker.close())

interface ReceivedCommand {
  readonly name: string
  readonly request: { readonly amount: bigint }
}

/** A fake lane that counts the commands of each message. */
const countingLane = async (memberId: number, answer: (commands: ReceivedCommand[]) => unknown) => {
  const messages: number[] = []
  const open = createMessageOpener(testLaneKeys, memberId)
  const subscription = broker.subscribe(laneSubjects(memberId), message => {
    const opened = open(message.subject, message.data, Date.now())
    if ('refused' in opened) throw new Error(opened.refused)
    const commands = decode(opened.commands) as ReceivedCommand[]
    messages.push(commands.length)
    const reply = answer(commands)
    if (reply !== undefined) setTimeout(() => message.respond(encode(reply)), 5)
  })
  await broker.flush()
  return { messages, stop: () => subscription.unsubscribe() }
}

const echo = (commands: ReceivedCommand[]) =>
  commands.map(({ request }) => ({ ok: { amount: request.amount } }))
const deposit = (n: number) => ({ opKey: `deposit:${n}`, playerId: n, currency: 'EUR', amount: BigInt(n) })

describe('concurrent commands', () => {
  it('share messages, and each gets its own answer', async () => {
    const lane = await countingLane(901, echo)
    const client = createLaneClient(broker, testLaneKeys)
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, n) => client.submit(901, 'deposit', deposit(n))),
    )
    lane.stop()
    expect(answers).toEqual(Array.from({ length: 500 }, (_, n) => ({ amount: BigInt(n) })))
    expect(lane.messages.reduce((sum, count) => sum + count, 0)).toBe(500)
    expect(lane.messages.length).toBeLessThan(50)
  })

  it('are resent immediately when another lane takes over', async () => {
    let calls = 0
    const lane = await countingLane(903, commands => {
      calls += 1
      return calls === 1 ? undefined : echo(commands)
    })
    const client = createLaneClient(broker, testLaneKeys)
    await broker.flush()
    const started = performance.now()
    const answer = client.submit(903, 'deposit', deposit(7))
    await new Promise(resolve => setTimeout(resolve, 200))
    broker.publish(laneTaken, 903)
    expect(await answer).toEqual({ amount: 7n })
    lane.stop()
    expect(performance.now() - started).toBeLessThan(3000)
  })

  it('are resent together when no lane answered, and each refusal reaches its own command', async () => {
    let calls = 0
    const lane = await countingLane(902, commands => {
      calls += 1
      if (calls === 1) return commands.map(() => ({ refused: 'not-mine' }))
      return commands.map(({ request }) =>
        request.amount === 1n ? { refused: 'conflict' } : { ok: { amount: request.amount } },
      )
    })
    const client = createLaneClient(broker, testLaneKeys)
    const commands = [0, 1, 2].map(n => client.submit(902, 'deposit', deposit(n)))
    const settled = await Promise.allSettled(commands)
    lane.stop()
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(settled[1]).toMatchObject({ reason: { reason: 'conflict' } })
  })
})

describe('messages under way', () => {
  /** A fake lane that holds its answers until the test releases them. */
  const holdingLane = async (memberId: number) => {
    const held: (() => void)[] = []
    const plays: number[] = []
    const received: bigint[] = []
    let underWay = 0
    const open = createMessageOpener(testLaneKeys, memberId)
    const subscription = broker.subscribe(laneSubjects(memberId), message => {
      const opened = open(message.subject, message.data, Date.now())
      if ('refused' in opened) throw new Error(opened.refused)
      const commands = decode(opened.commands) as (ReceivedCommand & { request: { count?: number } })[]
      received.push(...commands.map(({ request }) => request.amount))
      const size = commands.reduce((sum, { request }) => sum + (request.count ?? 1), 0)
      underWay += size
      plays.push(underWay)
      held.push(() => {
        underWay -= size
        message.respond(encode(echo(commands)))
      })
    })
    await broker.flush()
    return { held, plays, received, stop: () => subscription.unsubscribe() }
  }

  it('are at most eight: later commands share the next message, and the order of sending is kept', async () => {
    const lane = await holdingLane(905)
    const client = createLaneClient(broker, testLaneKeys)
    const answers: Promise<unknown>[] = []
    for (let n = 0; n < 40; n++) {
      answers.push(client.submit(905, 'deposit', deposit(n)))
      await new Promise(resolve => setTimeout(resolve, 2))
    }
    await until('eight messages wait', () => lane.held.length === 8)
    await new Promise(resolve => setTimeout(resolve, 50))
    expect(lane.held).toHaveLength(8)
    expect(lane.received).toHaveLength(8)
    lane.held[0]!()
    await until('the other commands share a message', () => lane.received.length === 40)
    expect(lane.held).toHaveLength(9)
    for (const answer of lane.held.slice(1)) answer()
    expect(await Promise.all(answers)).toEqual(Array.from({ length: 40 }, (_, n) => ({ amount: BigInt(n) })))
    expect(lane.received).toEqual(Array.from({ length: 40 }, (_, n) => BigInt(n)))
    lane.stop()
  })

  it('carry at most as many plays as the queue of a lane has room for, and the rest waits at the sender', async () => {
    const lane = await holdingLane(906)
    const client = createLaneClient(broker, testLaneKeys)
    const join = (n: number) => {
      const { request } = joinCommand({ playerId: n, instanceId: 1, count: 100 })
      return client.submit(906, 'join', { ...request, amount: BigInt(n) } as typeof request)
    }
    const answers = Array.from({ length: 60 }, (_, n) => join(n))
    for (let answered = 0; answered < lane.held.length || lane.received.length < 60; answered++) {
      await until('a message waits', () => lane.held.length > answered)
      await new Promise(resolve => setTimeout(resolve, 20))
      lane.held[answered]!()
    }
    await Promise.all(answers)
    expect(Math.max(...lane.plays)).toBe(1000)
    expect(lane.received).toEqual(Array.from({ length: 60 }, (_, n) => BigInt(n)))
    lane.stop()
  })
})

it('refuses to send a command without the right for it', async () => {
  const client = createLaneClient(broker, { ...testLaneKeys, classes: ['play'] })
  await expect(client.submit(904, 'deposit', deposit(1))).rejects.toThrow('no right to send deposit')
})
