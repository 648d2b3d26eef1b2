import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runBatch } from '#ledger/lane/batch.ts'
import { withMemberClient } from '#ledger/member-client.ts'
import type { JoinAnswer } from '#ledger/sale/sell.ts'
import { type Books, currency, openBooks } from '#testing/books.test-support.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import { takeLane } from '#testing/take-lane.test-support.ts'

const changes = [
  `rules = jsonb_set(rules, '{from}', '11')`,
  `prize_table = jsonb_set(prize_table, '{payoutPercentage}', '49')`,
  `prize_table = jsonb_set(prize_table, '{reserve}', '"1"')`,
  'price = price + 1',
  'fee = fee + 1',
  `currency = 'USD'`,
  `deal_seed = sha256('chosen')`,
  'game_id = game_id + 1',
]

let books: Books
let sold: number
let cancelled: number
beforeAll(async () => {
  books = await openBooks({ cost: 200n, fee: 10n, cap: 50, playerMax: 6 })
  const [playerId] = await books.players(1)
  const buy = async (instanceId: number): Promise<string> => {
    const lane = await takeLane(books.app.pool, books.memberId)
    const [reply] = await runBatch(lane, [joinCommand({ playerId: playerId!, instanceId })])
    await lane.release()
    const answer = (reply as { ok: JoinAnswer }).ok
    if (!('joinCode' in answer)) throw new Error('not sold')
    return answer.joinCode
  }
  sold = await books.instance()
  cancelled = await books.instance()
  await buy(sold)
  const joinCode = await buy(cancelled)
  await books.run([
    {
      name: 'cancelJoin',
      request: { opKey: 'cancel', playerId: playerId!, instanceId: cancelled, joinCode, currency },
    },
  ])
})
afterAll(async () => {
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

/** Runs as the role that owns the tables, in a transaction that is rolled back. */
const asOwner = async (statement: string, id: number): Promise<number> => {
  const client = await books.owner.connect()
  try {
    await client.query('BEGIN')
    const { rowCount } = await client.query(`${statement} WHERE member_id = $1 AND id = $2`, [
      books.memberId,
      id,
    ])
    return rowCount ?? 0
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}

describe('the terms of an instance with a sale', () => {
  it.each(changes)('cannot be changed by the owner of the tables: %s', async change => {
    await expect(asOwner(`UPDATE game_instance SET ${change}`, sold)).rejects.toThrow(
      `the terms of instance ${sold} are bound by its first sale`,
    )
  })

  it('stay bound after the only ticket was cancelled, also if the counters are set back', async () => {
    const { count } = await books.one<{ count: number }>(
      'SELECT sold AS count FROM game_instance WHERE id = $1',
      [cancelled],
    )
    expect(count).toBe(0)
    await expect(asOwner('UPDATE game_instance SET price = 1', cancelled)).rejects.toThrow(
      'bound by its first sale',
    )
    await expect(asOwner('UPDATE game_instance SET sold = 0, players = 0, price = 1', sold)).rejects.toThrow(
      'bound by its first sale',
    )
  })

  it('cannot be replaced by deleting the instance', async () => {
    await expect(asOwner('DELETE FROM game_instance', sold)).rejects.toThrow('bound by its first sale')
  })

  it('can change before the first sale, and other columns later', async () => {
    const unsold = await books.instance()
    for (const change of changes.slice(0, 5))
      expect(await asOwner(`UPDATE game_instance SET ${change}`, unsold)).toBe(1)
    expect(await asOwner(`UPDATE game_instance SET status = 'CLOSED', price = price`, sold)).toBe(1)
  })
})

describe('the application role', () => {
  const asApp = (change: string, id: number) =>
    withMemberClient(books.app.pool, books.memberId, client =>
      client.query(`UPDATE game_instance SET ${change} WHERE member_id = $1 AND id = $2`, [
        books.memberId,
        id,
      ]),
    )

  it.each([...changes, 'cap = 1000', 'player_max = 1000'])(
    'may not set %s, even before a sale',
    async change => {
      const unsold = await books.instance()
      for (const id of [sold, unsold]) await expect(asApp(change, id)).rejects.toThrow('permission denied')
    },
  )

  it('may not delete an instance', async () => {
    await expect(
      withMemberClient(books.app.pool, books.memberId, client =>
        client.query('DELETE FROM game_instance WHERE member_id = $1', [books.memberId]),
      ),
    ).rejects.toThrow('permission denied')
  })
})
