import { randomUUID } from 'node:crypto'
import { POINTS } from '@fairground/rules/money/currencies'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Broker, encode, encodeList } from '#platform/broker/broker.ts'
import { laneSubject } from '#platform/broker/subjects.ts'
import { type Books, currency, openBooks } from '#testing/books.test-support.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import { quietLog } from '#testing/quiet-log.test-support.ts'
import { testTools } from '#testing/take-lane.test-support.ts'
import { testBroker } from '#testing/test-broker.test-support.ts'
import { testLaneKeys } from '#testing/test-lane-keys.test-support.ts'
import { until } from '#testing/until.test-support.ts'
import { createLaneClient } from './lane-client.ts'
import { startLanes } from './lane-service.ts'
import { signMessage } from './signed-message.ts'

/** The operator's currency is EUR. ISK is retired, USD is active. One ISK is worth 0.005, one USD 0.8. */
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
  await books.owner.query(
    `INSERT INTO currency_rate (member_id, currency, value, retired)
     VALUES ($1, 'ISK', 0.005, true), ($1, 'USD', 0.8, false), ($1, '${POINTS}', 0.01, false)`,
    [books.memberId],
  )
  await books.owner.query(
    `UPDATE member SET settings = settings || '{"chipPacks": [{"id": 1, "price": "5", "chips": "600"}]}' WHERE id = $1`,
    [books.memberId],
  )
  lanes = startLanes({
    pool: books.app.pool,
    broker,
    log: quietLog,
    tools: testTools,
    keys: testLaneKeys,
    observe: () => undefined,
  })
  await until('the lane is held', () => lanes.holds().includes(books.memberId))
  for (const [foreign, amount] of [
    ['ISK', 100_000n],
    ['USD', 10_000n],
    [POINTS, 10_000n],
  ] as const)
    await client().submit(books.memberId, 'deposit', {
      opKey: randomUUID(),
      playerId,
      currency: foreign,
      amount,
    })
})
afterAll(async () => {
  const problems = await books.problems()
  await lanes.stop()
  await broker.close()
  await books.close()
  expect(problems).toEqual([])
})

const client = () => createLaneClient(broker, testLaneKeys)
const readMoney = () =>
  books.rows('SELECT kind, ref, currency, d_post, c_post FROM account WHERE d_post + c_post > 0 ORDER BY id')

/** A message of a gateway that an attacker has taken over: rightly signed, with any content. */
const sendAsGateway = (name: string, request: unknown) => {
  const command = encode({ name, request, decideBefore: Date.now() + 5000 })
  const destination = { memberId: books.memberId, commandClass: 'play' } as const
  const message = signMessage(testLaneKeys.newest('play'), destination, encodeList([command]), Date.now())
  return broker.request(laneSubject(books.memberId, 'play'), message, 5000)
}

const expectNothingMoved = async (name: string, request: object, reply: object) => {
  const before = await readMoney()
  expect(await sendAsGateway(name, { opKey: randomUUID(), playerId, ...request })).toMatchObject([reply])
  expect(await readMoney()).toEqual(before)
}

describe('an exchange of a gateway that was taken over', () => {
  const isk = { from: 'ISK', to: currency, amount: 100n }
  const failed = { refused: 'failed' }
  const refuse = (reason: string) => ({ ok: { done: false, reason } })

  it.each([
    ['a rate and an amount', { ...isk, converted: 1_000_000n, ratio: '10000' }, failed],
    ['an amount', { ...isk, converted: 1_000_000n }, failed],
    ['a price of a pack', { from: currency, to: POINTS, packId: 1, amount: 1n }, failed],
    ['a pack that does not exist', { from: currency, to: POINTS, packId: 2 }, refuse('noSuchPack')],
    ['a pack for another currency', { from: 'ISK', to: POINTS, packId: 1 }, refuse('noSuchPack')],
    ['a pack of money', { from: currency, to: 'USD', packId: 1 }, refuse('noSuchPack')],
    ['an active currency', { from: 'USD', to: currency, amount: 100n }, refuse('notConvertible')],
    ['points', { from: POINTS, to: currency, amount: 100n }, refuse('notConvertible')],
    ['a retired currency as its aim', { from: 'USD', to: 'ISK', amount: 100n }, refuse('notConvertible')],
    ['a currency without a rate', { from: 'ISK', to: 'CHF', amount: 100n }, refuse('notConvertible')],
    ['one currency', { from: 'ISK', to: 'ISK', amount: 100n }, refuse('notConvertible')],
    ['nothing', { ...isk, amount: 0n }, refuse('badAmount')],
    ['more than the balance', { ...isk, amount: 100_001n }, refuse('notEnoughFunds')],
  ])('moves nothing if it names %s', async (_, request, reply) => {
    await expectNothingMoved('exchange', request, reply)
  })

  it('is converted at the rate of the operator', async () => {
    const opKey = randomUUID()
    const submit = () => client().submit(books.memberId, 'exchange', { opKey, playerId, ...isk })
    const answer = await submit()
    expect(answer).toMatchObject({ done: true, ratio: '0.005' })
    await books.owner.query(`UPDATE currency_rate SET value = 5 WHERE currency = 'ISK'`)
    expect(await submit()).toEqual(answer)
    await books.owner.query(`UPDATE currency_rate SET value = 0.005 WHERE currency = 'ISK'`)
    const pack = { opKey: randomUUID(), playerId, from: currency, to: POINTS, packId: 1 }
    expect(await client().submit(books.memberId, 'exchange', pack)).toMatchObject({
      done: true,
      ratio: '120',
    })
  })
})

describe('a purchase of a gateway that was taken over', () => {
  const purchase = (payIn: object) => ({ ...joinCommand({ playerId, instanceId }).request, payIn })
  const noCurrency = { ok: { exitCode: 1 } }

  it.each([
    ['a rate', { currency: 'USD', value: '1000000', gameValue: '1' }, { refused: 'failed' }],
    ['points', { currency: POINTS }, noCurrency],
    ['the currency of the game', { currency }, noCurrency],
    ['a currency without a rate', { currency: 'CHF' }, noCurrency],
  ])('moves nothing if it names %s', async (_, payIn, reply) => {
    await expectNothingMoved('join', purchase(payIn), reply)
  })

  it('is paid at the rate of the operator', async () => {
    const { request } = joinCommand({ playerId, instanceId })
    const answer = await client().submit(books.memberId, 'join', { ...request, payIn: { currency: 'USD' } })
    const price = Number('charged' in answer ? answer.charged : '0')
    expect(answer).toMatchObject({ exitCode: 0, paidIn: { currency: 'USD' } })
    const paid = 'paidIn' in answer ? Number(answer.paidIn?.amount) : 0
    expect(paid).toBeGreaterThanOrEqual(price / 0.8)
    expect(paid).toBeLessThan(price / 0.8 + 0.011)
  })
})
