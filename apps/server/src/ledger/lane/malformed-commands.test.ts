import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Broker, encode, encodeList } from '#platform/broker/broker.ts'
import { laneSubject } from '#platform/broker/subjects.ts'
import { type Books, depositCommand, openBooks } from '#testing/books.test-support.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import { quietLog } from '#testing/quiet-log.test-support.ts'
import { testTools } from '#testing/take-lane.test-support.ts'
import { testLaneKeys } from '#testing/test-lane-keys.test-support.ts'
import { testBroker } from '#testing/test-broker.test-support.ts'
import { until } from '#testing/until.test-support.ts'
import { createLaneClient } from './lane-client.ts'
import { startLanes } from './lane-service.ts'
import { signMessage } from './signed-message.ts'

let books: Books
let broker: Broker
let service: ReturnType<typeof startLanes>
let instanceId: number
let playerId: number

beforeAll(async () => {
  books = await openBooks({ cap: 10_000 })
  broker = await testBroker()
  instanceId = await books.instance()
  playerId = (await books.players(1))[0]!
  service = startLanes({
    pool: books.app.pool,
    broker,
    log: quietLog,
    tools: testTools,
    keys: testLaneKeys,
    observe: () => undefined,
  })
  await until('the lane is held', () => service.holds().includes(books.memberId))
})
afterAll(async () => {
  await service.stop()
  const problems = await books.problems()
  await broker.close()
  await books.close()
  expect(problems).toEqual([])
})

const countJournals = async (): Promise<bigint> =>
  (await books.one<{ n: bigint }>('SELECT count(*) AS n FROM journal')).n

const sign = (commands: Uint8Array) =>
  signMessage(
    testLaneKeys.newest('seed'),
    { memberId: books.memberId, commandClass: 'seed' },
    commands,
    Date.now(),
  )
/** Signed messages of a service with the right to deposit: the signature must not help a malformed command. */
const subject = () => laneSubject(books.memberId, 'seed')
const request = (commands: Uint8Array) => broker.request(subject(), sign(commands), 5000)

const isServed = async (): Promise<boolean> => {
  const command = joinCommand({ playerId, instanceId })
  const { exitCode } = await createLaneClient(broker, testLaneKeys).submit(
    books.memberId,
    'join',
    command.request,
  )
  return exitCode === 0
}

/** Publishes the messages and one good command after them. The lane receives them in this order. */
const attack = async (messages: readonly Uint8Array[]): Promise<void> => {
  const before = await countJournals()
  for (const bytes of messages) broker.publishBytes(subject(), sign(bytes))
  expect(await isServed()).toBe(true)
  expect((await countJournals()) - before).toBe(1n)
}

const repeat = (count: number, byte: number) => Buffer.alloc(count, byte)
const deposit = () => depositCommand(playerId, 500n)

describe('a message that is no list of commands', () => {
  it.each<readonly [string, () => Uint8Array]>([
    ['nothing', () => Buffer.alloc(0)],
    ['text', () => Buffer.from('not a message')],
    ['a command outside a list', () => encode(deposit())],
    ['an empty list', () => encode([])],
    ['a list that promises 4 billion entries', () => Buffer.from([0xdd, 0xff, 0xff, 0xff, 0xff])],
    ['a map that promises 4 billion entries', () => Buffer.from([0xdf, 0xff, 0xff, 0xff, 0xff])],
    ['a command and one byte more', () => Buffer.concat([encode([deposit()]), repeat(1, 1)])],
    ['a command without its last byte', () => encode([deposit()]).subarray(0, -1)],
    ['2,001 good commands', () => encode(Array.from({ length: 2001 }, deposit))],
    ['a list of length "1"', () => encode({ length: 1, 0: deposit() })],
    ['100,000 nested lists', () => Buffer.concat([repeat(100_000, 0x91), encode(deposit())])],
    [
      '100,000 nested maps',
      () =>
        Buffer.concat([...Array.from({ length: 100_000 }, () => Buffer.from([0x81, 0xa1, 0x61])), encode(1)]),
    ],
    ['a date', () => encode(new Date(0))],
    ['an error', () => encode(new Error('x'))],
  ])('writes no journal: %s', async (_, makeBytes) => {
    await attack([makeBytes()])
  })

  it('writes no journal: 2,000 messages of random bytes, and random changes of a faulty one', async () => {
    const random = Array.from({ length: 1000 }, (_, n) => randomBytes(1 + (n % 200)))
    // Two faults, because one changed byte could repair one of them.
    const faulty = { name: 'deposit', request: { ...deposit().request, amount: '500', more: 1 } }
    const changed = Array.from({ length: 1000 }, (_, n) => {
      const bytes = Buffer.from(encode([faulty]))
      bytes[n % bytes.length] = randomBytes(1)[0]!
      return bytes
    })
    await attack([...random, ...changed])
  })

  it('cannot define a record that later messages would be read with', async () => {
    // An extension of the encoding: 0x40 becomes a record of one field. Without it, 0x40 is the number 64.
    const definition = Buffer.concat([Buffer.from([0xd4, 0x72, 0x40]), encode(['name']), encode('deposit')])
    await attack([definition, Buffer.concat([Buffer.from([0x91]), definition])])
    const amount = 64n
    const before = await books.balance('player:cash', playerId)
    expect(await request(encodeList([encode(depositCommand(playerId, amount))]))).toMatchObject([{ ok: {} }])
    expect(await books.balance('player:cash', playerId)).toBe(before + amount)
  })
})

describe('a malformed command', () => {
  const malformed = (): unknown[] => {
    const { request: good } = deposit()
    return [
      null,
      5,
      'deposit',
      [],
      [deposit()],
      { name: 'deposit' },
      { name: 'mint', request: good },
      { name: '__proto__', request: good },
      { name: 'constructor', request: good },
      { name: 'deposit', request: { ...good, amount: 500 } },
      { name: 'deposit', request: { ...good, amount: 0.5 } },
      { name: 'deposit', request: { ...good, amount: -500n } },
      { name: 'deposit', request: { ...good, amount: '500' } },
      { name: 'deposit', request: { ...good, playerId: String(playerId) } },
      { name: 'deposit', request: { ...good, playerId: [playerId] } },
      { name: 'deposit', request: { ...good, opKey: 5 } },
      { name: 'deposit', request: { ...good, memberId: books.otherMemberId } },
      { name: 'deposit', request: good, memberId: books.otherMemberId },
      { name: 'join', request: good },
    ]
  }

  it('is refused alone', async () => {
    const before = await countJournals()
    for (const command of malformed())
      expect(await request(encode([command]))).toEqual([{ refused: 'failed' }])
    expect(await countJournals()).toBe(before)
    expect(await isServed()).toBe(true)
  })

  it('is refused in a message with good commands, which are decided', async () => {
    const before = await countJournals()
    const commands = malformed().flatMap(command => [command, deposit()])
    const replies = (await request(encode(commands))) as unknown[]
    expect(replies).toHaveLength(commands.length)
    for (const [i, reply] of replies.entries())
      expect(reply).toMatchObject(i % 2 === 0 ? { refused: 'failed' } : { ok: {} })
    expect((await countJournals()) - before).toBe(BigInt(commands.length / 2))
  })

  it('is refused in a message of 2,000, the last size that is accepted', async () => {
    const before = await countJournals()
    const replies = await request(encode(Array.from({ length: 2000 }, () => ({ name: 'mint' }))))
    expect(replies).toEqual(Array.from({ length: 2000 }, () => ({ refused: 'failed' })))
    expect(await countJournals()).toBe(before)
  })
})
