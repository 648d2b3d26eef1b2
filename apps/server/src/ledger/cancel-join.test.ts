import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { endTimeOf, grantOf, limitOf } from '#testing/bonus-of.test-support.ts'
import { type Books, currency, depositOf, openBooks } from '#testing/books.test-support.ts'
import { type Ask, answerOf, openSubscription } from '#testing/cashier-commands.test-support.ts'
import { joinOf } from '#testing/join-of.test-support.ts'
import { startLane, type TakenLane, takeLane } from '#testing/take-lane.test-support.ts'
import { runBatch } from './batch.ts'
import { grantIdOf } from './bonus/grants.ts'
import type { AnyCommand } from './command.ts'
import type { CancelJoinAnswer } from './commands/cancel-join.ts'
import type { JoinAnswer } from './sell.ts'

const two = [
  [1, 2],
  [3, 4],
]
/** Two lines at 200 and a fee of 10 each. */
const each = 420n
let books: Books
let taken: TakenLane
let ask: Ask

beforeAll(async () => {
  books = await openBooks({ cost: 200n, fee: 10n, cap: 10, playerMax: 20 })
})
beforeEach(async () => {
  taken = await takeLane(books.app.pool, books.memberId)
  ask = startLane(taken).ask
})
afterEach(() => taken.release())
afterAll(async () => {
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

const newPlayer = async (balance: bigint): Promise<number> => {
  await taken.release()
  const [playerId] = await books.players(1, balance)
  taken = await takeLane(books.app.pool, books.memberId)
  ask = startLane(taken).ask
  return playerId!
}

type Sold = Extract<JoinAnswer, { exitCode: 0; receipts: unknown }>

const buy = async (playerId: number, instanceId: number, lines = two): Promise<Sold> => {
  const { ok } = (await ask(joinOf({ playerId, instanceId, lines }))) as { ok: JoinAnswer }
  if (!('receipts' in ok)) throw new Error(`not sold: ${ok.reason}`)
  return ok
}

const cancelOf = (
  playerId: number,
  instanceId: number,
  joinCode: string,
  opKey: string = randomUUID(),
): Extract<AnyCommand, { name: 'cancelJoin' }> => ({
  name: 'cancelJoin',
  request: { opKey, playerId, instanceId, joinCode, currency },
})

const cancel = (...of: Parameters<typeof cancelOf>): Promise<CancelJoinAnswer> =>
  answerOf(ask, cancelOf(...of))

const notCancellable = { done: false, reason: 'notCancellable' }

const countsOf = (instanceId: number) =>
  books.one<{ sold: number; players: number; pool: bigint }>(
    'SELECT sold, players, pool FROM game_instance WHERE id = $1',
    [instanceId],
  )

describe('a purchase that is given back', () => {
  it('returns price and fee, the place in the game and what was counted, and stays in the tree as voided', async () => {
    const [anna, bert] = [await newPlayer(1000n), await newPlayer(1000n)]
    const instanceId = await books.instance()
    const first = await buy(anna, instanceId, [[5, 6]])
    const { joinCode } = await buy(anna, instanceId)
    await buy(bert, instanceId)
    expect(await cancel(anna, instanceId, joinCode)).toEqual({ done: true, refunded: '4.20', playerPlays: 1 })
    expect(await books.balance('player:cash', anna)).toBe(790n)
    expect(await countsOf(instanceId)).toEqual({ sold: 3, players: 2, pool: 600n })
    expect(await cancel(anna, instanceId, first.joinCode)).toMatchObject({ done: true, playerPlays: 0 })
    expect(await books.balance('player:cash', anna)).toBe(1000n)
    expect(await countsOf(instanceId)).toEqual({ sold: 2, players: 1, pool: 400n })
    const voids = await books.rows(
      `SELECT seq, void_seq FROM ticket_outcome WHERE instance_id = $1 AND kind = 'VOID' ORDER BY void_seq`,
      [instanceId],
    )
    expect(voids).toEqual([
      { seq: 2, void_seq: 6 },
      { seq: 3, void_seq: 7 },
      { seq: 1, void_seq: 8 },
    ])
    // What is sold next has the place after them.
    const again = await buy(anna, instanceId, [[1, 2]])
    expect(again.receipts.map(({ seq0, treeSize }) => [seq0, treeSize])).toEqual([[8, 9]])
    expect(await countsOf(instanceId)).toEqual({ sold: 3, players: 2, pool: 600n })
  })

  it('is answered the same for the same key, and refused for another content or another key', async () => {
    const playerId = await newPlayer(1000n)
    const instanceId = await books.instance()
    const [kept, given] = [await buy(playerId, instanceId), await buy(playerId, instanceId)]
    const command = cancelOf(playerId, instanceId, given.joinCode)
    const { opKey } = command.request
    const replies = await runBatch(taken, [
      command,
      command,
      cancelOf(playerId, instanceId, kept.joinCode, opKey),
      cancelOf(playerId, instanceId, given.joinCode),
    ])
    const answer = { done: true, refunded: '4.20', playerPlays: 2 }
    expect(replies).toEqual([{ ok: answer }, { ok: answer }, { refused: 'conflict' }, { ok: notCancellable }])
    expect(await cancel(playerId, instanceId, given.joinCode, opKey)).toEqual(answer)
    expect(await cancel(playerId, instanceId, given.joinCode)).toEqual(notCancellable)
    expect(await books.balance('player:cash', playerId)).toBe(1000n - each)
  })

  it('makes room for others, and never for more than it took', async () => {
    const [anna, bert] = [await newPlayer(10_000n), await newPlayer(10_000n)]
    const instanceId = await books.instance()
    const { joinCode } = await buy(anna, instanceId)
    await buy(
      bert,
      instanceId,
      Array.from({ length: 8 }, () => [1, 2]),
    )
    const full = await ask(joinOf({ playerId: bert, instanceId }))
    expect(full).toMatchObject({ ok: { exitCode: 3 } })
    const replies = await runBatch(taken, [
      cancelOf(anna, instanceId, joinCode),
      ...Array.from({ length: 3 }, () => joinOf({ playerId: bert, instanceId })),
    ])
    expect(replies.slice(1).map(reply => (reply as { ok: JoinAnswer }).ok.exitCode)).toEqual([0, 0, 3])
    expect(await countsOf(instanceId)).toEqual({ sold: 10, players: 1, pool: 2000n })
  })

  it('goes back to the purses that paid, and counts no longer towards a bonus', async () => {
    const playerId = await newPlayer(300n)
    const grant = grantOf({ playerId, amount: 500n })
    await ask(grant)
    const grantId = grantIdOf(grant.request.opKey)
    const instanceId = await books.instance()
    const { joinCode } = await buy(playerId, instanceId)
    expect(await books.balance('player:bonus', grantId)).toBe(380n)
    expect(await cancel(playerId, instanceId, joinCode)).toMatchObject({ done: true, refunded: '4.20' })
    expect(await books.balance('player:cash', playerId)).toBe(300n)
    expect(await books.balance('player:bonus', grantId)).toBe(500n)
    expect(await books.one('SELECT done, status FROM bonus_grant WHERE id = $1', [grantId])).toEqual({
      done: 0n,
      status: 'ACTIVE',
    })
  })

  it('is taken off the limits of its week', async () => {
    const playerId = await newPlayer(10_000n)
    await ask(limitOf({ playerId, newCap: each }))
    await ask(limitOf({ playerId, newCap: each, kind: 'lossDay' }))
    const instanceId = await books.instance()
    const { joinCode } = await buy(playerId, instanceId)
    expect(await ask(joinOf({ playerId, instanceId }))).toMatchObject({ ok: { exitCode: 6 } })
    await cancel(playerId, instanceId, joinCode)
    await buy(playerId, instanceId)
    const counters = await books.rows('SELECT used FROM limit_counter WHERE player_id = $1', [playerId])
    expect(counters).toEqual([{ used: each }, { used: each }])
  })

  it('is told to everybody who looks, and to its player', async () => {
    const playerId = await newPlayer(1000n)
    const instanceId = await books.instance()
    const [kept, given] = [await buy(playerId, instanceId), await buy(playerId, instanceId)]
    await cancel(playerId, instanceId, given.joinCode)
    const told = await books.rows<{ event: string; body: Record<string, unknown> }>(
      `SELECT event, body FROM outbox WHERE member_id = $1 AND txid = (SELECT max(txid) FROM outbox WHERE member_id = $1)`,
      [books.memberId],
    )
    const bodies = Object.fromEntries(told.map(({ event, body }) => [event, body]))
    expect(bodies).toMatchObject({
      gamePlaysPlayersUpdate: { gameInstanceId: instanceId, gamePlayCurrent: 2, gamePlayerCurrent: 1 },
      playerBalance: { playerId, accountBalance: '5.80' },
      playerJoin: {
        playerId,
        joinCode: kept.joinCode,
        joinEvent: { playerPlaysInGame: 2, gamePlayCurrent: 2, charged: '0.00', accountBalance: '5.80' },
      },
    })
  })
})

describe('nothing is given back', () => {
  it("that is nobody's purchase, or somebody else's", async () => {
    const [anna, bert] = [await newPlayer(1000n), await newPlayer(1000n)]
    const [instanceId, other] = [await books.instance(), await books.instance()]
    const { joinCode } = await buy(anna, instanceId)
    for (const answer of [
      await cancel(bert, instanceId, joinCode),
      await cancel(anna, other, joinCode),
      await cancel(anna, instanceId, 'NOSUCHCODE'),
    ])
      expect(answer).toEqual({ done: false, reason: 'noSuchTicket' })
  })

  it.each([
    ['its registration is over', `reg_end = clock_timestamp()`],
    ['it is closed', `status = 'CLOSED', closed_at = clock_timestamp()`],
    ['it is held up', `status = 'RETRY'`],
  ])('when %s', async (_, change) => {
    const playerId = await newPlayer(1000n)
    const instanceId = await books.instance()
    const { joinCode } = await buy(playerId, instanceId)
    await books.rows(`UPDATE game_instance SET ${change} WHERE id = $1`, [instanceId])
    expect(await cancel(playerId, instanceId, joinCode)).toEqual(notCancellable)
    expect(await books.balance('player:cash', playerId)).toBe(1000n - each)
  })

  it('that a subscription has bought', async () => {
    const playerId = await newPlayer(1000n)
    const instanceId = await books.instance()
    const terms = { playerId, gameId: books.gameId, plays: two, instances: 1 }
    const subscriptionId = await openSubscription(ask, terms)
    const played = (await answerOf(ask, {
      name: 'playSubscription',
      request: { subscriptionId, playerId, instanceId, currency },
    })) as Sold
    expect(await cancel(playerId, instanceId, played.joinCode)).toEqual(notCancellable)
  })

  it('that has helped to release a bonus: the bonus would stay released', async () => {
    const playerId = await newPlayer(1000n)
    await ask(grantOf({ playerId, amount: 100n, wageringTimes: 4 }))
    const instanceId = await books.instance()
    const { joinCode } = await buy(playerId, instanceId)
    expect(await books.balance('player:cash', playerId)).toBe(680n)
    expect(await cancel(playerId, instanceId, joinCode)).toEqual(notCancellable)
    expect(await books.balance('player:cash', playerId)).toBe(680n)
  })

  it('into a bonus whose time is over: the player would lose it', async () => {
    const playerId = await newPlayer(0n)
    await ask(depositOf(playerId, 1n))
    const grant = grantOf({ playerId, amount: 500n })
    await ask(grant)
    const instanceId = await books.instance()
    const { joinCode } = await buy(playerId, instanceId)
    await endTimeOf(books, grantIdOf(grant.request.opKey))
    expect(await cancel(playerId, instanceId, joinCode)).toEqual(notCancellable)
  })
})

it('what was given back is not refunded a second time', async () => {
  const [anna, bert] = [await newPlayer(1000n), await newPlayer(1000n)]
  const instanceId = await books.instance()
  const { joinCode } = await buy(anna, instanceId)
  await buy(bert, instanceId)
  const later = await buy(anna, instanceId, [[1, 2]])
  await cancel(anna, instanceId, joinCode)
  await cancel(anna, instanceId, later.joinCode)
  const chunk = { name: 'refund', request: { instanceId, currency, limit: 1 } } as const
  while (!((await answerOf(ask, chunk)) as { done: boolean }).done);
  expect(await books.balance('player:cash', anna)).toBe(1000n)
  expect(await books.balance('player:cash', bert)).toBe(1000n)
  expect(await books.balance('game:escrow', instanceId)).toBe(0n)
})

describe('the database refuses', () => {
  const sold = async (): Promise<number> => {
    const playerId = await newPlayer(1000n)
    const instanceId = await books.instance()
    await buy(playerId, instanceId)
    return instanceId
  }
  const plant = (instanceId: number, voidSeq: number | null) =>
    books.rows(
      `INSERT INTO ticket_outcome (member_id, instance_id, seq, kind, journal_id, void_seq) VALUES ($1, $2, 1, 'VOID', 1, $3)`,
      [books.memberId, instanceId, voidSeq],
    )

  it.each([
    ['without a place in the tree', null, 'ticket_outcome_void_check'],
    ['in the place of the play itself', 1, 'holds a play'],
    ['in the place of another play', 2, 'holds a play'],
  ])('a void %s', async (_, place, message) => {
    await expect(plant(await sold(), place)).rejects.toThrow(message)
  })
})
