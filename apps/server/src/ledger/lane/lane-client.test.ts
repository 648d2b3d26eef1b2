import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Broker, decode, encode } from '#platform/broker/broker.ts'
import { laneSubjects, laneTaken } from '#platform/broker/subjects.ts'
import { testLaneKeys } from '#testing/test-lane-keys.test-support.ts'
import { testBroker } from '#testing/test-broker.test-support.ts'
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

it('refuses to send a command without the right for it', async () => {
  const client = createLaneClient(broker, { ...testLaneKeys, classes: ['play'] })
  await expect(client.submit(904, 'deposit', deposit(1))).rejects.toThrow('no right to send deposit')
})
