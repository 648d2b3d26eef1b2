import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Broker, encode, encodeList } from '#platform/broker/broker.ts'
import { laneSubject } from '#platform/broker/subjects.ts'
import { acceptedClasses, type CommandClass, commandClasses } from '#ledger/command-classes.ts'
import type { CommandName } from '#ledger/commands.ts'
import { requestExamples } from '#ledger/request-schemas/request-examples.test-support.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import { quietLog } from '#testing/quiet-log.test-support.ts'
import { testTools } from '#testing/take-lane.test-support.ts'
import { testBroker } from '#testing/test-broker.test-support.ts'
import { testLaneKeys } from '#testing/test-lane-keys.test-support.ts'
import { until } from '#testing/until.test-support.ts'
import { playWithinMs } from './deadline.ts'
import { createLaneClient } from './lane-client.ts'
import { startLanes } from './lane-service.ts'
import { maxAgeMs } from './replay-guard.ts'
import { signMessage } from './signed-message.ts'

let books: Books
let broker: Broker
let lanes: ReturnType<typeof startLanes>
let playerId: number
let instanceId: number

beforeAll(async () => {
  books = await openBooks()
  playerId = (await books.players(1, 10_000n))[0]!
  instanceId = await books.instance()
  broker = await testBroker()
  const { pool } = books.app
  lanes = startLanes({
    pool,
    broker,
    log: quietLog,
    tools: testTools,
    keys: testLaneKeys,
    observe: () => undefined,
  })
  await until('the lane is held', () => lanes.holds().includes(books.memberId))
})
afterAll(async () => {
  const problems = await books.problems()
  await lanes.stop()
  await broker.close()
  await books.close()
  expect(problems).toEqual([])
})

const journals = async () => Number((await books.one<{ n: bigint }>('SELECT count(*) AS n FROM journal')).n)
const send = async (commandClass: string, bytes: Uint8Array) =>
  broker.request(laneSubject(books.memberId, commandClass), bytes, 5000)
const purchase = (decideBefore = Date.now() + 5000) =>
  encodeList([encode({ ...joinCommand({ playerId, instanceId }), decideBefore })])
const sign = (commandClass: CommandClass, commands: Uint8Array, sentAt = Date.now()) =>
  signMessage(testLaneKeys.newest(commandClass), { memberId: books.memberId, commandClass }, commands, sentAt)

/** Sends a message and expects that the lane refuses it whole and writes nothing. */
const expectRefusal = async (reason: string, commandClass: string, bytes: Uint8Array) => {
  const before = await journals()
  expect(await send(commandClass, bytes)).toBe(reason)
  expect(await journals()).toBe(before)
}

describe('a lane', () => {
  it('decides a signed purchase, and refuses the same message a second time', async () => {
    const before = await journals()
    const message = sign('play', purchase())
    expect(await send('play', message)).toMatchObject([{ ok: { exitCode: 0 } }])
    expect(await journals()).toBe(before + 1)
    await expectRefusal('repeated', 'play', message)
  })

  it('refuses a purchase without a signature or with a forged one', async () => {
    await expectRefusal('forged', 'play', purchase())
    await expectRefusal('forged', 'play', Buffer.concat([Buffer.alloc(61, 1), purchase()]))
    const forger = { version: 1, secret: Buffer.alloc(32, 'guess') }
    const destination = { memberId: books.memberId, commandClass: 'play' } as const
    await expectRefusal('forged', 'play', signMessage(forger, destination, purchase(), Date.now()))
    await expectRefusal('forged', 'play', Buffer.alloc(0))
  })

  it('refuses a message that was signed for another operator or class', async () => {
    const key = testLaneKeys.newest('play')
    const other = { memberId: books.memberId + 1, commandClass: 'play' } as const
    await expectRefusal('forged', 'play', signMessage(key, other, purchase(), Date.now()))
    await expectRefusal('forged', 'operator', sign('play', purchase()))
    await expectRefusal('forged', 'other', sign('play', purchase()))
  })

  it('refuses a purchase without a deadline or with a late one', async () => {
    const before = await journals()
    const sentAt = Date.now()
    const withoutDeadline = encodeList([encode(joinCommand({ playerId, instanceId }))])
    for (const commands of [
      withoutDeadline,
      purchase(sentAt + playWithinMs + 1),
      purchase(sentAt + 86_400_000),
    ])
      expect(await send('play', sign('play', commands, sentAt))).toEqual([{ refused: 'failed' }])
    expect(await send('play', sign('play', purchase(sentAt - 1000), sentAt))).toEqual([
      { refused: 'expired' },
    ])
    expect(await journals()).toBe(before)
    expect(await send('play', sign('play', purchase(sentAt + playWithinMs), sentAt))).toMatchObject([
      { ok: { exitCode: 0 } },
    ])
  })

  it('refuses a message that was held back', async () => {
    await expectRefusal('outOfTime', 'play', sign('play', purchase(), Date.now() - maxAgeMs - 1000))
  })

  const foreign = Object.entries(acceptedClasses).flatMap(([name, classes]) =>
    commandClasses
      .filter(each => !classes.includes(each))
      .map(each => ({ commandClass: each, name: name as CommandName })),
  )
  it.each(foreign)(
    'refuses $name from a service with the right $commandClass',
    async ({ name, commandClass }) => {
      const before = await journals()
      const command = encode({ name, request: requestExamples[name] })
      expect(await send(commandClass, sign(commandClass, encodeList([command])))).toEqual([
        { refused: 'failed' },
      ])
      expect(await journals()).toBe(before)
    },
  )

  it('refuses an approval by staff in the name of the rule, and by a worker in the name of staff', async () => {
    const approve = (approvedBy: string) =>
      encodeList([
        encode({
          name: 'approveWithdrawal',
          request: { withdrawalId: 1, playerId, currency: 'EUR', approvedBy },
        }),
      ])
    for (const [commandClass, by] of [
      ['operator', 'system/routing'],
      ['cashier', 'alex'],
    ] as const)
      expect(await send(commandClass, sign(commandClass, approve(by)))).toEqual([{ refused: 'failed' }])
  })

  it('serves its own clients after all of it', async () => {
    const client = createLaneClient(broker, testLaneKeys)
    const { request } = joinCommand({ playerId, instanceId })
    expect(await client.submit(books.memberId, 'join', request)).toMatchObject({ exitCode: 0 })
  })
})
