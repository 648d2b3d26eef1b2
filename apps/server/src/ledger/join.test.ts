import { randomUUID } from 'node:crypto'
import { unhex } from '@fairground/fair/bytes'
import { merkleRoot } from '@fairground/fair/merkle'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { joinOf } from '#testing/join-of.test-support.ts'
import { startLane, type TakenLane, takeLane } from '#testing/take-lane.test-support.ts'
import type { JoinAnswer } from './sell.ts'

let books: Books
let taken: TakenLane
let lane: ReturnType<typeof startLane>

beforeAll(async () => {
  books = await openBooks({ cost: 200n, fee: 10n, cap: 50, playerMax: 6 })
})

const begin = async () => {
  taken = await takeLane(books.app.pool, books.memberId)
  lane = startLane(taken)
}

/** The lane is held by one test after the other: setting up needs it too. */
const withLane = async <T>(work: () => Promise<T>): Promise<T> => {
  await begin()
  try {
    return await work()
  } finally {
    await lane.stop()
    await taken.release()
  }
}

afterAll(async () => {
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

const accepted = (answer: JoinAnswer) => {
  if (!('receipts' in answer)) throw new Error(`refused: ${answer.reason}`)
  return answer
}

describe('a join', () => {
  it('moves exactly cost and fee, and answers with receipts that fit the tree', async () => {
    const [playerId] = await books.players(1, 1000n)
    const instanceId = await books.instance()
    const feeBefore = await books.balance('house:fee', 0)
    const lines = [
      [3, 1],
      [9, 10],
    ]
    const answer = accepted(
      await withLane(() => lane.join(joinOf({ playerId: playerId!, instanceId, lines }))),
    )
    expect(answer).toMatchObject({
      exitCode: 0,
      instanceId,
      status: 'OPEN',
      charged: '4.20',
      balance: '5.80',
      sold: 2,
      players: 1,
      playerPlays: 2,
    })
    expect(await books.balance('player:cash', playerId!)).toBe(580n)
    expect(await books.balance('game:escrow', instanceId)).toBe(400n)
    expect((await books.balance('house:fee', 0)) - feeBefore).toBe(20n)
    const tickets = await books.rows<{ seq: number; plays: string; leaf_hash: Buffer; join_code: string }>(
      'SELECT seq, plays, leaf_hash, join_code FROM ticket WHERE instance_id = $1 ORDER BY seq',
      [instanceId],
    )
    expect(tickets.map(({ seq, plays, join_code }) => [seq, plays, join_code])).toEqual([
      [1, '1,3', answer.joinCode],
      [2, '9,10', answer.joinCode],
    ])
    const root = merkleRoot(tickets.map(ticket => new Uint8Array(ticket.leaf_hash)))
    expect(answer.receipts.map(receipt => unhex(receipt.root))).toEqual([root, root])
  })

  it('says each balance under a version of its own, also within one batch', async () => {
    const [playerId] = await books.players(1, 1000n)
    const instanceId = await books.instance()
    const answers = await withLane(() =>
      Promise.all([1, 2, 3].map(() => lane.join(joinOf({ playerId: playerId!, instanceId })))),
    )
    const seen = answers.map(accepted).map(answer => [answer.balance, answer.accountVersion] as const)
    expect(seen.map(([balance]) => balance)).toEqual(['7.90', '5.80', '3.70'])
    expect(new Set(seen.map(([, version]) => version)).size).toBe(3)
  })

  it('goes to the next instance when the asked one has closed or filled, and says so', async () => {
    const [playerId] = await books.players(1)
    const closed = await books.instance({ startsInMs: -1 })
    const full = await books.instance({ cap: 1 })
    const next = await books.instance()
    await withLane(async () => {
      await lane.join(joinOf({ playerId: playerId!, instanceId: full }))
      for (const instanceId of [closed, full]) {
        const answer = await lane.join(joinOf({ playerId: playerId!, instanceId, nextInstanceId: next }))
        expect(answer).toMatchObject({ exitCode: 0, instanceId: next })
      }
    })
    expect(await books.balance('game:escrow', next)).toBe(400n)
  })
})

describe('a refused join', () => {
  const refusals: readonly [string, number, string, () => Promise<Parameters<typeof joinOf>[0]>][] = [
    ['another currency', 1, 'noSuchCurrency', async () => ({ ...(await usual()), currency: 'USD' })],
    ['too little money', 2, 'notEnoughFunds', async () => ({ ...(await usual(209n)) })],
    [
      'an instance that is over',
      3,
      'registrationOver',
      async () => ({ ...(await usual()), instanceId: await books.instance({ startsInMs: -1 }) }),
    ],
    ['no such instance', 3, 'notOpen', async () => ({ ...(await usual()), instanceId: 1 })],
    [
      'more than the instance has left',
      3,
      'full',
      async () => ({
        ...(await usual()),
        instanceId: await books.instance({ cap: 1 }),
        lines: [
          [1, 2],
          [1, 3],
        ],
      }),
    ],
    ['a line twice the same number', 4, 'line', async () => ({ ...(await usual()), lines: [[4, 4]] })],
    ['a number beyond the field', 4, 'line', async () => ({ ...(await usual()), lines: [[4, 11]] })],
    ['fewer lines than counted', 4, 'countOfLines', async () => ({ ...(await usual()), count: 2 })],
    [
      'more than a player may hold',
      5,
      'alreadyMaxPlays',
      async () => ({ ...(await usual()), lines: Array.from({ length: 7 }, () => [1, 2]) }),
    ],
  ]

  const usual = async (balance = 100_000n) => {
    const [playerId] = await books.players(1, balance)
    return { playerId: playerId!, instanceId: await books.instance() }
  }

  it.each(refusals)('for %s answers %i', async (_, exitCode, reason, make) => {
    const asked = await make()
    const before = await books.balance('player:cash', asked.playerId)
    const answer = await withLane(() => lane.join(joinOf(asked)))
    expect(answer).toMatchObject({ exitCode, reason })
    expect(await books.balance('player:cash', asked.playerId)).toBe(before)
  })

  it('for a player who may not play answers 7', async () => {
    const asked = await usual()
    await books.rows(`UPDATE player SET status = 'selfExcluded' WHERE id = $1`, [asked.playerId])
    expect(await withLane(() => lane.join(joinOf(asked)))).toMatchObject({
      exitCode: 7,
      reason: 'selfExcluded',
    })
  })

  it('for somebody unknown answers 7 where the operator must know his players, until he does', async () => {
    const asked = await usual()
    const profile = (name: string) =>
      books.rows('UPDATE member SET profile = $2 WHERE id = $1', [books.memberId, name])
    const asPlayer = async (change: string) => {
      await books.rows(`UPDATE player SET ${change} WHERE id = $1`, [asked.playerId])
      return withLane(() => lane.join(joinOf(asked)))
    }
    await profile('strict')
    const answers = [
      await asPlayer('id_verified_at = NULL, country = NULL'),
      await asPlayer('id_verified_at = now()'),
      await asPlayer(`country = 'GB'`),
    ]
    await profile('standard')
    expect(answers).toMatchObject([
      { exitCode: 7, reason: 'identityNotVerified' },
      { exitCode: 7, reason: 'unknownCountry' },
      { exitCode: 0 },
    ])
  })

  it('for a site in maintenance answers 9', async () => {
    const asked = await usual()
    await books.rows(`UPDATE member SET maintenance = 'back soon' WHERE id = $1`, [books.memberId])
    const answer = await withLane(() => lane.join(joinOf(asked)))
    await books.rows(`UPDATE member SET maintenance = NULL WHERE id = $1`, [books.memberId])
    expect(answer).toMatchObject({ exitCode: 9 })
  })
})

describe('the same key', () => {
  it('with the same content gets the first answer, with other content a conflict', async () => {
    const [playerId] = await books.players(1, 1000n)
    const instanceId = await books.instance()
    const opKey = randomUUID()
    const first = joinOf({ playerId: playerId!, instanceId, opKey })
    await withLane(async () => {
      const answer = await lane.join(first)
      expect(await lane.join(first)).toEqual(answer)
      const other = joinOf({ playerId: playerId!, instanceId, opKey, lines: [[3, 4]] })
      expect(await lane.ask(other)).toEqual({ refused: 'conflict' })
      expect(await lane.join(first)).toEqual(answer)
    })
    expect(await books.balance('player:cash', playerId!)).toBe(790n)
  })

  it('twice in one batch is decided once', async () => {
    const [playerId] = await books.players(1, 1000n)
    const instanceId = await books.instance()
    const opKey = randomUUID()
    const first = joinOf({ playerId: playerId!, instanceId, opKey })
    const other = joinOf({ playerId: playerId!, instanceId, opKey, lines: [[3, 4]] })
    // The first goes alone; what comes while it is under way makes one batch.
    const earlier = joinOf({ playerId: playerId!, instanceId })
    await withLane(async () => {
      const [, answer, repeated, conflict] = await Promise.all([earlier, first, first, other].map(lane.ask))
      expect(lane.state.batches).toEqual([1, 3])
      expect(answer).toMatchObject({ ok: { exitCode: 0 } })
      expect(repeated).toEqual(answer)
      expect(conflict).toEqual({ refused: 'conflict' })
    })
    expect(await books.balance('player:cash', playerId!)).toBe(580n)
  })
})
