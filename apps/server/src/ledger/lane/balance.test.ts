import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Broker } from '#platform/broker/broker.ts'
import { addMember, defaultGame } from '#testing/add-rows.test-support.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import { quietLog } from '#testing/quiet-log.test-support.ts'
import { testTools } from '#testing/take-lane.test-support.ts'
import { testBroker } from '#testing/test-broker.test-support.ts'
import { testLaneKeys } from '#testing/test-lane-keys.test-support.ts'
import { unsigned } from '#testing/unsigned.test-support.ts'
import { until } from '#testing/until.test-support.ts'
import { createLaneClient } from './lane-client.ts'
import { startLanes } from './lane-service.ts'

let books: Books
let broker: Broker
let memberIds: number[]
const buyers = new Map<number, { readonly playerId: number; readonly instanceId: number }>()

beforeAll(async () => {
  books = await openBooks({ cap: 10_000 })
  broker = await testBroker()
  const start = randomInt(1_000_000, 2_000_000_000)
  const added = Array.from({ length: 18 }, (_, i) => start + i)
  for (const id of added) await addMember(books.owner, id, books.gameId, { ...defaultGame, cap: 10_000 })
  memberIds = [books.memberId, books.otherMemberId, ...added]
  for (const id of memberIds) {
    const [playerId] = await books.players(1, 100_000n, id)
    buyers.set(id, { playerId: playerId!, instanceId: await books.instance({}, id) })
  }
})
afterAll(async () => {
  const problems = await books.problems()
  await broker.close()
  await books.close()
  expect(problems).toEqual([])
}, 300_000)

const startProcess = async () => {
  // Each process has its own connection to the broker.
  const own = await testBroker()
  const lanes = startLanes({
    pool: books.app.pool,
    broker: own,
    log: quietLog,
    tools: testTools,
    keys: testLaneKeys,
    observe: () => undefined,
  })
  return {
    holds: lanes.holds,
    async stop() {
      await lanes.stop()
      await own.close()
    },
  }
}
type LaneProcess = Awaited<ReturnType<typeof startProcess>>

const isServedOnce = (processes: readonly LaneProcess[]): boolean => {
  const held = processes.flatMap(process => process.holds())
  return held.length === memberIds.length && new Set(held).size === held.length
}
const isShared = (processes: readonly LaneProcess[]): boolean =>
  isServedOnce(processes) &&
  processes.every(process => process.holds().length <= Math.ceil(memberIds.length / processes.length))

/** Buys from every operator in turn until it is stopped. Returns the purchases and the longest wait for an answer. */
const startPurchases = () => {
  const lane = createLaneClient(broker, testLaneKeys)
  const answers: { readonly opKey: string; readonly answer: unknown }[] = []
  let longestMs = 0
  let stopping = false
  const buy = async (memberId: number): Promise<void> => {
    while (!stopping) {
      const { request } = joinCommand(buyers.get(memberId)!)
      const started = performance.now()
      answers.push({ opKey: request.opKey, answer: await lane.submit(memberId, 'join', request) })
      longestMs = Math.max(longestMs, performance.now() - started)
      await new Promise(resolve => setTimeout(resolve, 250))
    }
  }
  const running = memberIds.map(buy)
  return async () => {
    stopping = true
    await Promise.all(running)
    return { answers, longestMs }
  }
}

const expectDecidedOnce = async (
  answers: Awaited<ReturnType<ReturnType<typeof startPurchases>>>['answers'],
) => {
  const stored = await books.rows<{ op_key: string; result: unknown }>(
    'SELECT op_key, result FROM journal WHERE op_key = ANY($1)',
    [answers.map(({ opKey }) => opKey)],
  )
  expect(stored).toHaveLength(answers.length)
  const results = new Map(stored.map(row => [row.op_key, row.result]))
  for (const { opKey, answer } of answers) expect(unsigned(answer as never)).toEqual(results.get(opKey))
}

describe('two lane processes and twenty operators', () => {
  it('a process that joins gets its half while players buy, and one that stops leaves its half to the other', async () => {
    const first = await startProcess()
    await until('the first serves all operators', () => first.holds().length === memberIds.length)
    const stopPurchases = startPurchases()
    const second = await startProcess()
    const balancedMs = await until('each serves half', () => isShared([first, second]))
    await second.stop()
    await until('the first serves all operators again', () => first.holds().length === memberIds.length)
    const { answers, longestMs } = await stopPurchases()
    await first.stop()
    expect(balancedMs).toBeLessThan(15_000)
    expect(longestMs).toBeLessThan(5000)
    expect(answers.length).toBeGreaterThan(memberIds.length)
    await expectDecidedOnce(answers)
  })

  it('the other takes all lanes of a process that dies, within the time of a lease', async () => {
    const first = await startProcess()
    const dead = '00000000-0000-4000-8000-00000000dead'
    await until('the first serves all operators', () => first.holds().length === memberIds.length)
    await first.stop()
    await books.owner.query(
      `INSERT INTO lane_process (id, alive_until) VALUES ($1, clock_timestamp() + interval '3 seconds')`,
      [dead],
    )
    await books.owner.query(
      `UPDATE lane SET owner = $1, epoch = epoch + 1, lease_until = clock_timestamp() + interval '3 seconds'`,
      [dead],
    )
    const second = await startProcess()
    const takenMs = await until(
      'the second serves all operators',
      () => second.holds().length === memberIds.length,
    )
    expect(takenMs).toBeLessThan(8000)
    const stopPurchases = startPurchases()
    await new Promise(resolve => setTimeout(resolve, 500))
    await expectDecidedOnce((await stopPurchases()).answers)
    await second.stop()
  })

  it('a process serves an operator of another process that is alive and does not take it', async () => {
    const idle = '00000000-0000-4000-8000-000000000001'
    await books.owner.query(`INSERT INTO lane_process (id, alive_until) VALUES ($1, 'infinity')`, [idle])
    const process = await startProcess()
    await until('it serves its own half', () => process.holds().length >= memberIds.length / 2)
    await until('it serves all operators', () => process.holds().length === memberIds.length)
    await new Promise(resolve => setTimeout(resolve, 2500))
    expect(process.holds()).toHaveLength(memberIds.length)
    await process.stop()
    await books.owner.query('DELETE FROM lane_process WHERE id = $1', [idle])
  })
})
