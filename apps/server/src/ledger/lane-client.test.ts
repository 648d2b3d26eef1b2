import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Broker, decode, encode } from '#broker/broker.ts'
import { laneSubject, laneTaken } from '#broker/subjects.ts'
import { testBroker } from '#testing/test-broker.test-support.ts'
import { createLaneClient } from './lane-client.ts'

let broker: Broker
beforeAll(async () => void (broker = await testBroker()))
afterAll(() => broker.close())

interface Asked {
  readonly name: string
  readonly request: { readonly amount: bigint }
}

/** Answers every command with its own amount, and counts the messages they came in. */
const countingLane = async (memberId: number, answer: (asked: Asked[]) => unknown) => {
  const messages: number[] = []
  const subscription = broker.subscribe(laneSubject(memberId), message => {
    const asked = decode(message.data) as Asked[]
    messages.push(asked.length)
    const reply = answer(asked)
    if (reply !== undefined) setTimeout(() => message.respond(encode(reply)), 5)
  })
  await broker.flush()
  return { messages, stop: () => subscription.unsubscribe() }
}

const echo = (asked: Asked[]) => asked.map(({ request }) => ({ ok: { amount: request.amount } }))
const deposit = (n: number) => ({ opKey: `mail:${n}`, playerId: n, currency: 'EUR', amount: BigInt(n) })

describe('commands asked at once', () => {
  it('share messages, and each gets its own answer', async () => {
    const lane = await countingLane(901, echo)
    const client = createLaneClient(broker)
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, n) => client.ask(901, 'deposit', deposit(n))),
    )
    lane.stop()
    expect(answers).toEqual(Array.from({ length: 500 }, (_, n) => ({ amount: BigInt(n) })))
    expect(lane.messages.reduce((sum, count) => sum + count, 0)).toBe(500)
    expect(lane.messages.length).toBeLessThan(50)
  })

  it('are asked again at once when another lane takes over', async () => {
    let calls = 0
    const lane = await countingLane(903, asked => {
      calls += 1
      return calls === 1 ? undefined : echo(asked)
    })
    const client = createLaneClient(broker)
    await broker.flush()
    const started = performance.now()
    const answer = client.ask(903, 'deposit', deposit(7))
    await new Promise(resolve => setTimeout(resolve, 200))
    broker.publish(laneTaken, 903)
    expect(await answer).toEqual({ amount: 7n })
    lane.stop()
    expect(performance.now() - started).toBeLessThan(3000)
  })

  it('are asked again together when nobody answered, and the refused ones are told apart', async () => {
    let calls = 0
    const lane = await countingLane(902, asked => {
      calls += 1
      if (calls === 1) return asked.map(() => ({ refused: 'not-mine' }))
      return asked.map(({ request }) =>
        request.amount === 1n ? { refused: 'conflict' } : { ok: { amount: request.amount } },
      )
    })
    const client = createLaneClient(broker)
    const asked = [0, 1, 2].map(n => client.ask(902, 'deposit', deposit(n)))
    const settled = await Promise.allSettled(asked)
    lane.stop()
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(settled[1]).toMatchObject({ reason: { reason: 'conflict' } })
  })
})
