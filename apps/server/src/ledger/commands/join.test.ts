import { randomUUID } from 'node:crypto'
import { unhex } from '@fairground/fair/encoding/bytes'
import { merkleRoot } from '@fairground/fair/crypto/merkle'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import { startLane, type TakenLane, takeLane } from '#testing/take-lane.test-support.ts'
import type { JoinAnswer } from '#ledger/sale/sell.ts'

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

/** Tests take the lane one after the other, because their setup needs it too. */
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
  it('moves exactly cost and fee, and returns receipts that match the tree', async () => {
    const [playerId] = await books.players(1, 1000n)
    const instanceId = await books.instance()
    const feeBefore = await books.balance('house:fee', 0)
    const lines = [
      [3, 1],
      [9, 10],
    ]
    const answer = accepted(
      await withLane(() => lane.join(joinCommand({ playerId: playerId!, instanceId, lines }))),
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

  it('reports each balance under its own version, also within one batch', async () => {
    const [playerId] = await books.players(1, 1000n)
    const instanceId = await books.instance()
    const answers = await withLane(() =>
      Promise.all([1, 2, 3].map(() => lane.join(joinCommand({ playerId: playerId!, instanceId })))),
    )
    const seen = answers.map(accepted).map(answer => [answer.balance, answer.accountVersion] as const)
    expect(seen.map(([balance]) => balance)).toEqual(['7.90', '5.80', '3.70'])
    expect(new Set(seen.map(([, version]) => version)).size).toBe(3)
  })

  it('goes to the next instance when the requested one has closed or is full, and reports it', async () => {
    const [playerId] = await books.players(1)
    const closed = await books.instance({ startsInMs: -1 })
    const full = await books.instance({ cap: 1 })
    const next = await books.instance()
    await withLane(async () => {
      await lane.join(joinCommand({ playerId: playerId!, instanceId: full }))
      for (const instanceId of [closed, full]) {
        const answer = await lane.join(joinCommand({ playerId: playerId!, instanceId, nextInstanceId: next }))
        expect(answer).toMatchObject({ exitCode: 0, instanceId: next })
      }
    })
    expect(await books.balance('game:escrow', next)).toBe(400n)
  })
})

describe('a refused join', () => {
  const refusals: readonly [string, number, string, () => Promise<Parameters<typeof joinCommand>[0]>][] = [
    [
      'a currency without an account',
      1,
      'noSuchCurrency',
      async () => ({ ...(await usual()), currency: 'USD' }),
    ],
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
    ['a line with a repeated number', 4, 'line', async () => ({ ...(await usual()), lines: [[4, 4]] })],
    ['a number beyond the field', 4, 'line', async () => ({ ...(await usual()), lines: [[4, 11]] })],
    ['fewer lines than the stated count', 4, 'countOfLines', async () => ({ ...(await usual()), count: 2 })],
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

  it.each(refusals)('for %s has exit code %i', async (_, exitCode, reason, make) => {
    const request = await make()
    const before = await books.balance('player:cash', request.playerId)
    const answer = await withLane(() => lane.join(joinCommand(request)))
    expect(answer).toMatchObject({ exitCode, reason })
    expect(await books.balance('player:cash', request.playerId)).toBe(before)
  })

  it('for a self-excluded player has exit code 7', async () => {
    const request = await usual()
    await books.rows(`UPDATE player SET status = 'selfExcluded' WHERE id = $1`, [request.playerId])
    expect(await withLane(() => lane.join(joinCommand(request)))).toMatchObject({
      exitCode: 7,
      reason: 'selfExcluded',
    })
  })

  it('for an unverified player of a strict operator has exit code 7 until identity and country are known', async () => {
    const request = await usual()
    const profile = (name: string) =>
      books.rows('UPDATE member SET profile = $2 WHERE id = $1', [books.memberId, name])
    const asPlayer = async (change: string) => {
      await books.rows(`UPDATE player SET ${change} WHERE id = $1`, [request.playerId])
      return withLane(() => lane.join(joinCommand(request)))
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

  it('for a site in maintenance has exit code 9', async () => {
    const request = await usual()
    await books.rows(
      `INSERT INTO site_notice (member_id, kind, body, status) VALUES ($1, 'maintenance', 'back soon', 'active')`,
      [books.memberId],
    )
    const answer = await withLane(() => lane.join(joinCommand(request)))
    await books.rows(`UPDATE site_notice SET status = 'over' WHERE member_id = $1`, [books.memberId])
    expect(answer).toMatchObject({ exitCode: 9 })
  })
})

describe('the same key', () => {
  it('gets the first answer with the same content, and a conflict with other content', async () => {
    const [playerId] = await books.players(1, 1000n)
    const instanceId = await books.instance()
    const opKey = randomUUID()
    const first = joinCommand({ playerId: playerId!, instanceId, opKey })
    await withLane(async () => {
      const answer = await lane.join(first)
      expect(await lane.join(first)).toEqual(answer)
      const other = joinCommand({ playerId: playerId!, instanceId, opKey, lines: [[3, 4]] })
      expect(await lane.submit(other)).toEqual({ refused: 'conflict' })
      expect(await lane.join(first)).toEqual(answer)
    })
    expect(await books.balance('player:cash', playerId!)).toBe(790n)
  })

  it('is decided once when it comes twice in one batch', async () => {
    const [playerId] = await books.players(1, 1000n)
    const instanceId = await books.instance()
    const opKey = randomUUID()
    const first = joinCommand({ playerId: playerId!, instanceId, opKey })
    const other = joinCommand({ playerId: playerId!, instanceId, opKey, lines: [[3, 4]] })
    // The first command runs alone; the commands that arrive meanwhile form one batch.
    const earlier = joinCommand({ playerId: playerId!, instanceId })
    await withLane(async () => {
      const [, answer, repeated, conflict] = await Promise.all(
        [earlier, first, first, other].map(lane.submit),
      )
      expect(lane.state.batches).toEqual([1, 3])
      expect(answer).toMatchObject({ ok: { exitCode: 0 } })
      expect(repeated).toEqual(answer)
      expect(conflict).toEqual({ refused: 'conflict' })
    })
    expect(await books.balance('player:cash', playerId!)).toBe(580n)
  })
})
