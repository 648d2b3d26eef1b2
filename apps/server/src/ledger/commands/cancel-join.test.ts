import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expireGrants, grantCommand, limitCommand } from '#testing/bonus-commands.test-support.ts'
import { type Books, currency, depositCommand, openBooks } from '#testing/books.test-support.ts'
import { type Submit, getAnswer, openSubscription } from '#testing/cashier-commands.test-support.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import { startLane, type TakenLane, takeLane } from '#testing/take-lane.test-support.ts'
import { runBatch } from '#ledger/lane/batch.ts'
import { grantIdFor } from '#ledger/bonus/grants.ts'
import type { AnyCommand } from '#ledger/commands.ts'
import type { CancelJoinAnswer } from './cancel-join.ts'
import type { JoinAnswer } from '#ledger/sale/sell.ts'

const two = [
  [1, 2],
  [3, 4],
]
/** Two lines at 200 and a fee of 10 each. */
const each = 420n
let books: Books
let taken: TakenLane
let submit: Submit

beforeAll(async () => {
  books = await openBooks({ cost: 200n, fee: 10n, cap: 10, playerMax: 20 })
})
beforeEach(async () => {
  taken = await takeLane(books.app.pool, books.memberId)
  submit = startLane(taken).submit
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
  submit = startLane(taken).submit
  return playerId!
}

type Sold = Extract<JoinAnswer, { exitCode: 0; receipts: unknown }>

const buy = async (playerId: number, instanceId: number, lines = two): Promise<Sold> => {
  const { ok } = (await submit(joinCommand({ playerId, instanceId, lines }))) as { ok: JoinAnswer }
  if (!('receipts' in ok)) throw new Error(`not sold: ${ok.reason}`)
  return ok
}

const cancelCommand = (
  playerId: number,
  instanceId: number,
  joinCode: string,
  opKey: string = randomUUID(),
): Extract<AnyCommand, { name: 'cancelJoin' }> => ({
  name: 'cancelJoin',
  request: { opKey, playerId, instanceId, joinCode, currency },
})

const cancel = (...args: Parameters<typeof cancelCommand>): Promise<CancelJoinAnswer> =>
  getAnswer(submit, cancelCommand(...args))

const notCancellable = { done: false, reason: 'notCancellable' }

const readCounts = (instanceId: number) =>
  books.one<{ sold: number; players: number; pool: bigint }>(
    'SELECT sold, players, pool FROM game_instance WHERE id = $1',
    [instanceId],
  )

describe('a cancelled purchase', () => {
  it('refunds price and fee, reduces the counts, and stays in the tree as voided', async () => {
    const [anna, bert] = [await newPlayer(1000n), await newPlayer(1000n)]
    const instanceId = await books.instance()
    const first = await buy(anna, instanceId, [[5, 6]])
    const { joinCode } = await buy(anna, instanceId)
    await buy(bert, instanceId)
    expect(await cancel(anna, instanceId, joinCode)).toEqual({ done: true, refunded: '4.20', playerPlays: 1 })
    expect(await books.balance('player:cash', anna)).toBe(790n)
    expect(await readCounts(instanceId)).toEqual({ sold: 3, players: 2, pool: 600n })
    expect(await cancel(anna, instanceId, first.joinCode)).toMatchObject({ done: true, playerPlays: 0 })
    expect(await books.balance('player:cash', anna)).toBe(1000n)
    expect(await readCounts(instanceId)).toEqual({ sold: 2, players: 1, pool: 400n })
    const voids = await books.rows(
      `SELECT seq, void_seq FROM ticket_outcome WHERE instance_id = $1 AND kind = 'VOID' ORDER BY void_seq`,
      [instanceId],
    )
    expect(voids).toEqual([
      { seq: 2, void_seq: 6 },
      { seq: 3, void_seq: 7 },
      { seq: 1, void_seq: 8 },
    ])
    // The next sale takes the position after the void entries.
    const again = await buy(anna, instanceId, [[1, 2]])
    expect(again.receipts.map(({ seq0, treeSize }) => [seq0, treeSize])).toEqual([[8, 9]])
    expect(await readCounts(instanceId)).toEqual({ sold: 3, players: 2, pool: 600n })
  })

  it('repeats its answer for the same key, and refuses other content or another key', async () => {
    const playerId = await newPlayer(1000n)
    const instanceId = await books.instance()
    const [remaining, cancelled] = [await buy(playerId, instanceId), await buy(playerId, instanceId)]
    const command = cancelCommand(playerId, instanceId, cancelled.joinCode)
    const { opKey } = command.request
    const replies = await runBatch(taken, [
      command,
      command,
      cancelCommand(playerId, instanceId, remaining.joinCode, opKey),
      cancelCommand(playerId, instanceId, cancelled.joinCode),
    ])
    const answer = { done: true, refunded: '4.20', playerPlays: 2 }
    expect(replies).toEqual([{ ok: answer }, { ok: answer }, { refused: 'conflict' }, { ok: notCancellable }])
    expect(await cancel(playerId, instanceId, cancelled.joinCode, opKey)).toEqual(answer)
    expect(await cancel(playerId, instanceId, cancelled.joinCode)).toEqual(notCancellable)
    expect(await books.balance('player:cash', playerId)).toBe(1000n - each)
  })

  it('frees exactly as many plays as it had', async () => {
    const [anna, bert] = [await newPlayer(10_000n), await newPlayer(10_000n)]
    const instanceId = await books.instance()
    const { joinCode } = await buy(anna, instanceId)
    await buy(
      bert,
      instanceId,
      Array.from({ length: 8 }, () => [1, 2]),
    )
    const full = await submit(joinCommand({ playerId: bert, instanceId }))
    expect(full).toMatchObject({ ok: { exitCode: 3 } })
    const replies = await runBatch(taken, [
      cancelCommand(anna, instanceId, joinCode),
      ...Array.from({ length: 3 }, () => joinCommand({ playerId: bert, instanceId })),
    ])
    expect(replies.slice(1).map(reply => (reply as { ok: JoinAnswer }).ok.exitCode)).toEqual([0, 0, 3])
    expect(await readCounts(instanceId)).toEqual({ sold: 10, players: 1, pool: 2000n })
  })

  it('refunds the accounts that paid, and no longer counts towards a bonus', async () => {
    const playerId = await newPlayer(300n)
    const grant = grantCommand({ playerId, amount: 500n })
    await submit(grant)
    const grantId = grantIdFor(grant.request.opKey)
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

  it('is subtracted from the limit counters of its week', async () => {
    const playerId = await newPlayer(10_000n)
    await submit(limitCommand({ playerId, newCap: each }))
    await submit(limitCommand({ playerId, newCap: each, kind: 'lossDay' }))
    const instanceId = await books.instance()
    const { joinCode } = await buy(playerId, instanceId)
    expect(await submit(joinCommand({ playerId, instanceId }))).toMatchObject({ ok: { exitCode: 6 } })
    await cancel(playerId, instanceId, joinCode)
    await buy(playerId, instanceId)
    const counters = await books.rows('SELECT used FROM limit_counter WHERE player_id = $1', [playerId])
    expect(counters).toEqual([{ used: each }, { used: each }])
  })

  it('publishes the new counts to viewers and the new balance to the player', async () => {
    const playerId = await newPlayer(1000n)
    const instanceId = await books.instance()
    const [remaining, cancelled] = [await buy(playerId, instanceId), await buy(playerId, instanceId)]
    await cancel(playerId, instanceId, cancelled.joinCode)
    const published = await books.rows<{ event: string; body: Record<string, unknown> }>(
      `SELECT event, body FROM outbox WHERE member_id = $1 AND txid = (SELECT max(txid) FROM outbox WHERE member_id = $1)`,
      [books.memberId],
    )
    const bodies = Object.fromEntries(published.map(({ event, body }) => [event, body]))
    expect(bodies).toMatchObject({
      gamePlaysPlayersUpdate: { gameInstanceId: instanceId, gamePlayCurrent: 2, gamePlayerCurrent: 1 },
      playerBalance: { playerId, accountBalance: '5.80' },
      playerJoin: {
        playerId,
        joinCode: remaining.joinCode,
        joinEvent: { playerPlaysInGame: 2, gamePlayCurrent: 2, charged: '0.00', accountBalance: '5.80' },
      },
    })
  })
})

describe('a cancellation is refused', () => {
  it('for an unknown join code, another instance, and the purchase of another player', async () => {
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
    ['the registration is over', `reg_end = clock_timestamp()`],
    ['the instance is closed', `status = 'CLOSED', closed_at = clock_timestamp()`],
    ['the instance is in RETRY', `status = 'RETRY'`],
  ])('when %s', async (_, change) => {
    const playerId = await newPlayer(1000n)
    const instanceId = await books.instance()
    const { joinCode } = await buy(playerId, instanceId)
    await books.rows(`UPDATE game_instance SET ${change} WHERE id = $1`, [instanceId])
    expect(await cancel(playerId, instanceId, joinCode)).toEqual(notCancellable)
    expect(await books.balance('player:cash', playerId)).toBe(1000n - each)
  })

  it('for plays bought by a subscription', async () => {
    const playerId = await newPlayer(1000n)
    const instanceId = await books.instance()
    const terms = { playerId, gameId: books.gameId, plays: two, instances: 1 }
    const subscriptionId = await openSubscription(submit, terms)
    const played = (await getAnswer(submit, {
      name: 'playSubscription',
      request: { subscriptionId, playerId, instanceId, currency },
    })) as Sold
    expect(await cancel(playerId, instanceId, played.joinCode)).toEqual(notCancellable)
  })

  it('for a purchase that helped to release a bonus, because the bonus would stay released', async () => {
    const playerId = await newPlayer(1000n)
    await submit(grantCommand({ playerId, amount: 100n, wageringTimes: 4 }))
    const instanceId = await books.instance()
    const { joinCode } = await buy(playerId, instanceId)
    expect(await books.balance('player:cash', playerId)).toBe(680n)
    expect(await cancel(playerId, instanceId, joinCode)).toEqual(notCancellable)
    expect(await books.balance('player:cash', playerId)).toBe(680n)
  })

  it('for a purchase paid from an expired bonus, because the player would lose the refund', async () => {
    const playerId = await newPlayer(0n)
    await submit(depositCommand(playerId, 1n))
    const grant = grantCommand({ playerId, amount: 500n })
    await submit(grant)
    const instanceId = await books.instance()
    const { joinCode } = await buy(playerId, instanceId)
    await expireGrants(books, grantIdFor(grant.request.opKey))
    expect(await cancel(playerId, instanceId, joinCode)).toEqual(notCancellable)
  })
})

it('a cancelled purchase is not refunded again when the instance is refunded', async () => {
  const [anna, bert] = [await newPlayer(1000n), await newPlayer(1000n)]
  const instanceId = await books.instance()
  const { joinCode } = await buy(anna, instanceId)
  await buy(bert, instanceId)
  const later = await buy(anna, instanceId, [[1, 2]])
  await cancel(anna, instanceId, joinCode)
  await cancel(anna, instanceId, later.joinCode)
  const chunk = { name: 'refund', request: { instanceId, currency, limit: 1 } } as const
  while (!((await getAnswer(submit, chunk)) as { done: boolean }).done);
  expect(await books.balance('player:cash', anna)).toBe(1000n)
  expect(await books.balance('player:cash', bert)).toBe(1000n)
  expect(await books.balance('game:escrow', instanceId)).toBe(0n)
})

describe('the database rejects', () => {
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
    ['without a position in the tree', null, 'ticket_outcome_void_check'],
    ['at the position of the play itself', 1, 'holds a play'],
    ['at the position of another play', 2, 'holds a play'],
  ])('a void %s', async (_, place, message) => {
    await expect(plant(await sold(), place)).rejects.toThrow(message)
  })
})
