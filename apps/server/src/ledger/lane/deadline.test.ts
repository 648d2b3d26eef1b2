import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnyCommand } from '#ledger/commands.ts'
import { type Books, currency, depositCommand, openBooks } from '#testing/books.test-support.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import { startLane, type TakenLane, takeLane } from '#testing/take-lane.test-support.ts'
import { getDeadline, playWithinMs } from './deadline.ts'

let books: Books
let taken: TakenLane
let instanceId: number

beforeAll(async () => {
  books = await openBooks()
  instanceId = await books.instance()
})
beforeEach(async () => {
  taken = await takeLane(books.app.pool, books.memberId)
})
afterEach(() => taken.release())
afterAll(async () => {
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

const readClock = async (): Promise<number> =>
  (await books.one<{ now: number }>('SELECT clock_timestamp() AS now')).now
const countJournals = async (opKey: string): Promise<bigint> =>
  (await books.one<{ n: bigint }>('SELECT count(*) AS n FROM journal WHERE op_key = $1', [opKey])).n
const countAccounts = async (playerId: number): Promise<bigint> =>
  (await books.one<{ n: bigint }>('SELECT count(*) AS n FROM account WHERE ref = $1', [playerId])).n
const expire = (command: AnyCommand): AnyCommand => ({ ...command, decideBefore: 0 })

/** A purchase for which the player has no money yet. */
const makePoorPurchase = async () => {
  await taken.release()
  const [playerId] = await books.players(1, 10n)
  taken = await takeLane(books.app.pool, books.memberId)
  const command = {
    ...joinCommand({ playerId: playerId!, instanceId }),
    decideBefore: Date.now() + playWithinMs,
  }
  return { playerId: playerId!, command, opKey: command.request.opKey }
}

const refusal = { ok: expect.objectContaining({ exitCode: 2 }) as unknown }

describe('getDeadline', () => {
  it('counts from the time of sending, and never from later than the receipt', () => {
    expect(getDeadline(100_000)).toBe(100_000 + playWithinMs)
    expect(getDeadline(100_000, 99_000)).toBe(99_000 + playWithinMs)
    expect(getDeadline(100_000, 100_001)).toBe(100_000 + playWithinMs)
    expect(getDeadline(100_000, Number.MAX_SAFE_INTEGER)).toBe(100_000 + playWithinMs)
  })
})

describe('an expired command', () => {
  it('is refused by the clock of the database and writes nothing', async () => {
    const { playerId, command, opKey } = await makePoorPurchase()
    const lane = startLane(taken)
    await lane.submit(depositCommand(playerId, 1000n))
    const accounts = await countAccounts(playerId)
    const prepaid: AnyCommand = {
      name: 'openSubscription',
      request: {
        opKey: randomUUID(),
        playerId,
        gameId: books.gameId,
        currency,
        plays: [[1, 2]],
        instances: 1,
      },
    }
    const before = await readClock()
    expect(await lane.submit({ ...command, decideBefore: before })).toEqual({ refused: 'expired' })
    expect(await lane.submit(expire(prepaid))).toEqual({ refused: 'expired' })
    expect(await countJournals(opKey)).toBe(0n)
    expect(await countAccounts(playerId)).toBe(accounts)
    expect(await books.balance('player:cash', playerId)).toBe(1010n)
    // The player sends it again: a later time is a new request.
    expect(await lane.submit(command)).toMatchObject({ ok: { exitCode: 0 } })
  })

  it('returns the answer of an earlier decision, however late it is', async () => {
    const { playerId, command, opKey } = await makePoorPurchase()
    const lane = startLane(taken)
    await lane.submit(depositCommand(playerId, 1000n))
    const first = await lane.submit(command)
    expect(await lane.submit(expire(command))).toEqual(first)
    expect(await countJournals(opKey)).toBe(1n)
  })

  it('leaves the other commands of its batch alone', async () => {
    const { playerId, command } = await makePoorPurchase()
    const lane = startLane(taken)
    const replies = await Promise.all(
      [depositCommand(playerId, 1000n), expire(command), joinCommand({ playerId, instanceId })].map(
        lane.submit,
      ),
    )
    expect(replies).toMatchObject([{ ok: {} }, { refused: 'expired' }, { ok: { exitCode: 0 } }])
  })
})

describe('a copy of a refused purchase', () => {
  it('is refused again after a deposit, also in the same batch', async () => {
    const { playerId, command, opKey } = await makePoorPurchase()
    const lane = startLane(taken)
    const commands = [command, depositCommand(playerId, 1000n), command]
    const [first, , second] = await Promise.all(commands.map(lane.submit))
    expect(first).toEqual(refusal)
    expect(second).toEqual(first)
    expect(await lane.submit(command)).toEqual(first)
    expect(await lane.submit({ ...command, decideBefore: Date.now() + playWithinMs })).toEqual(first)
    expect(await countJournals(opKey)).toBe(0n)
    const { request } = joinCommand({
      ...command.request,
      lines: [
        [1, 2],
        [1, 3],
      ],
      content: 'another',
    })
    expect(await lane.submit({ ...command, request })).toEqual({ refused: 'conflict' })
    expect(await lane.submit({ ...joinCommand({ playerId, instanceId }) })).toMatchObject({
      ok: { exitCode: 0 },
    })
  })

  it('is decided by a lane that took over, until its deadline', async () => {
    const { playerId, command } = await makePoorPurchase()
    const [first] = [await startLane(taken).submit(command)]
    expect(first).toEqual(refusal)
    const successor = startLane(taken)
    await successor.submit(depositCommand(playerId, 1000n))
    expect(await successor.submit({ ...command, decideBefore: await readClock() })).toEqual({
      refused: 'expired',
    })
    expect(await successor.submit(command)).toMatchObject({ ok: { exitCode: 0 } })
  })

  it('may move to another instance if its sender announced it', async () => {
    const { playerId, command } = await makePoorPurchase()
    const lane = startLane(taken)
    await lane.submit(depositCommand(playerId, 1000n))
    const closed = { ...command.request, instanceId: 999_999, mayMove: true }
    const isClosed = { ok: expect.objectContaining({ exitCode: 3 }) as unknown }
    expect(await lane.submit({ ...command, request: closed })).toEqual(isClosed)
    const final = { ...closed, mayMove: false }
    expect(await lane.submit({ ...command, request: final })).toEqual(isClosed)
    const moved = { ...final, nextInstanceId: instanceId }
    expect(await lane.submit({ ...command, request: moved })).toEqual(isClosed)
    expect(await countJournals(command.request.opKey)).toBe(0n)
  })
})
