import { randomInt } from 'node:crypto'
import { inMember } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { grantCommand, limitCommand } from '#testing/bonus-commands.test-support.ts'
import { type Books, currency, depositCommand, openBooks } from '#testing/books.test-support.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import { expireLease, startLane, type TakenLane, takeLane } from '#testing/take-lane.test-support.ts'
import { runBatch } from '#ledger/lane/batch.ts'
import { LeaseLost } from '#ledger/lane/lease.ts'
import type { AnyCommand } from '#ledger/commands.ts'
import { KeptRows } from './kept-rows.ts'

let books: Books
let taken: TakenLane
let kept: KeptRows
let instanceId: number
let playerId: number

beforeAll(async () => {
  books = await openBooks({ cap: 10_000, playerMax: 1000 })
})
beforeEach(async () => {
  await setProfile('standard')
  instanceId = await books.instance()
  playerId = (await books.players(1, 10_000n))[0]!
  taken = await takeLane(books.app.pool, books.memberId)
  kept = new KeptRows()
})
afterEach(() => taken.release())
afterAll(async () => {
  const problems = await books.problems()
  await books.close()
  // The purchase of the planted fault.
  expect(problems).toEqual([expect.stringMatching(/^I31: .* was banned since .* \(join\)/)])
})

const setProfile = (profile: 'standard' | 'strict') =>
  books.owner.query('UPDATE member SET profile = $2 WHERE id = $1', [books.memberId, profile])

/** Other players, whose balances another lane has booked. */
const addPlayers = async (count: number, balance: bigint) => {
  await taken.release()
  const players = await books.players(count, balance)
  taken = await takeLane(books.app.pool, books.memberId)
  kept = new KeptRows()
  return players
}

const run = (...commands: AnyCommand[]) => runBatch({ ...taken, kept }, commands)
const joinOnce = async () => {
  const [reply] = await run(joinCommand({ playerId, instanceId }))
  return (reply as { ok: { exitCode: number; reason?: string; playerPlays?: number } }).ok
}
/** Changes the player in a transaction of the service, like a member of the staff or the player does. */
const change = (set: string) =>
  inMember(books.app.db, books.memberId, tx =>
    sql`UPDATE player SET ${sql.raw(set)} WHERE member_id = ${books.memberId} AND id = ${playerId}`.execute(
      tx,
    ),
  )

/** Counts the statements that a batch sends. */
const countReads = async (commands: readonly AnyCommand[]) => {
  const texts: string[] = []
  const connect = async () => {
    const client = await taken.pool.connect()
    const query = (statement: string | { text: string }, values?: unknown[]) => {
      texts.push(typeof statement === 'string' ? statement : statement.text)
      return client.query(statement as string, values)
    }
    return {
      query,
      on: client.on.bind(client),
      off: client.off.bind(client),
      release: client.release.bind(client),
    }
  }
  await runBatch({ ...taken, kept, pool: { connect } as unknown as TakenLane['pool'] }, commands)
  const tables = ['FROM player ', 'FROM account', 'FROM player_game', 'FROM bonus_grant', 'FROM limit_change']
  return tables.filter(table => texts.some(text => text.includes(table)))
}

describe('a second purchase of a player', () => {
  it('reads no row of the player, and the books are the same as with reading', async () => {
    const all = ['FROM player ', 'FROM account', 'FROM player_game', 'FROM bonus_grant', 'FROM limit_change']
    expect(await countReads([joinCommand({ playerId, instanceId })])).toEqual(all)
    expect(await countReads([joinCommand({ playerId, instanceId })])).toEqual([])
    kept = new KeptRows()
    expect(await countReads([joinCommand({ playerId, instanceId })])).toEqual(all)
    expect(await joinOnce()).toMatchObject({ exitCode: 0, playerPlays: 4 })
    expect(await books.balance('player:cash', playerId)).toBe(10_000n - 4n * 210n)
  })

  it('is refused after a ban, and accepted again after its end', async () => {
    expect(await joinOnce()).toMatchObject({ exitCode: 0 })
    await change(`status = 'banned'`)
    expect(await joinOnce()).toMatchObject({ exitCode: 7, reason: 'banned' })
    await change(`status = 'active'`)
    expect(await joinOnce()).toMatchObject({ exitCode: 0 })
  })

  it('would be accepted after a ban if the trigger did not count the change', async () => {
    expect(await joinOnce()).toMatchObject({ exitCode: 0 })
    await books.owner.query('ALTER TABLE player DISABLE TRIGGER count_player_change')
    await change(`status = 'banned'`)
    await books.owner.query('ALTER TABLE player ENABLE TRIGGER count_player_change')
    expect(await joinOnce()).toMatchObject({ exitCode: 0 })
    await change(`status = 'banned'`)
    expect(await joinOnce()).toMatchObject({ exitCode: 7 })
  })

  it('is refused after an identity check was withdrawn, where the profile asks for one', async () => {
    await setProfile('strict')
    await change(`country = 'DE', id_verified_at = clock_timestamp()`)
    expect(await joinOnce()).toMatchObject({ exitCode: 0 })
    await change('id_verified_at = NULL')
    expect(await joinOnce()).toMatchObject({ exitCode: 7, reason: 'identityNotVerified' })
    await change('id_verified_at = clock_timestamp()')
    expect(await joinOnce()).toMatchObject({ exitCode: 0 })
  })

  it('is refused by a limit that was set in between, alone and in the batch of the limit', async () => {
    expect(await joinOnce()).toMatchObject({ exitCode: 0 })
    await run(limitCommand({ playerId, newCap: 420n }))
    expect(await joinOnce()).toMatchObject({ exitCode: 0 })
    expect(await joinOnce()).toMatchObject({ exitCode: 6 })
    playerId = (await addPlayers(1, 10_000n))[0]!
    expect(await joinOnce()).toMatchObject({ exitCode: 0 })
    const replies = await run(
      limitCommand({ playerId, newCap: 420n }),
      joinCommand({ playerId, instanceId }),
      joinCommand({ playerId, instanceId }),
    )
    expect(replies.slice(1)).toMatchObject([{ ok: { exitCode: 0 } }, { ok: { exitCode: 6 } }])
  })

  it('is paid from a bonus that was granted in between', async () => {
    playerId = (await addPlayers(1, 210n))[0]!
    expect(await joinOnce()).toMatchObject({ exitCode: 0 })
    expect(await joinOnce()).toMatchObject({ exitCode: 2 })
    await run(grantCommand({ playerId, amount: 210n }))
    expect(await joinOnce()).toMatchObject({ exitCode: 0 })
    expect(await joinOnce()).toMatchObject({ exitCode: 2 })
  })

  it('sees a deposit that was credited in its batch and counts on', async () => {
    await run(joinCommand({ playerId, instanceId, lines: [[1, 2]] }), depositCommand(playerId, 500n))
    expect(await joinOnce()).toMatchObject({ exitCode: 0, playerPlays: 2 })
    expect(await books.balance('player:cash', playerId)).toBe(10_500n - 420n)
    const { has_deposited } = await books.one<{ has_deposited: boolean }>(
      'SELECT has_deposited FROM player WHERE id = $1',
      [playerId],
    )
    expect(has_deposited).toBe(true)
  })
})

describe('the rows that a lane keeps', () => {
  it('are forgotten when a batch fails in the middle', async () => {
    expect(await joinOnce()).toMatchObject({ exitCode: 0 })
    const overdrawn = {
      name: 'closeBooks' as const,
      request: {
        instanceId,
        gameId: books.gameId,
        currency,
        revenue: 10n ** 12n,
        toJackpot: 0n,
        fromReserve: 0n,
      },
    }
    await expect(run(joinCommand({ playerId, instanceId }), overdrawn)).rejects.toThrow()
    expect(kept.size).toBe(0)
    expect(await joinOnce()).toMatchObject({ exitCode: 0, playerPlays: 2 })
    expect(await books.balance('player:cash', playerId)).toBe(10_000n - 420n)
  })

  it('are of one epoch: a lane that was overtaken decides nothing, and keeps nothing', async () => {
    expect(await joinOnce()).toMatchObject({ exitCode: 0 })
    const [old, oldKept] = [taken, kept]
    await expireLease(books.owner, books.memberId)
    taken = await takeLane(books.app.pool, books.memberId)
    kept = new KeptRows()
    expect(await joinOnce()).toMatchObject({ exitCode: 0, playerPlays: 2 })
    const late = runBatch({ ...old, kept: oldKept }, [joinCommand({ playerId, instanceId })])
    await expect(late).rejects.toThrow(LeaseLost)
    expect(oldKept.size).toBe(0)
    expect(await joinOnce()).toMatchObject({ exitCode: 0, playerPlays: 3 })
    expect(await books.balance('player:cash', playerId)).toBe(10_000n - 630n)
  })

  it('are forgotten when the books have another head than the last batch left, also in the same epoch', async () => {
    expect(await joinOnce()).toMatchObject({ exitCode: 0 })
    // A database that was restored or failed over has this epoch, too.
    await runBatch(taken, [joinCommand({ playerId, instanceId }), depositCommand(playerId, 1000n)])
    expect(await joinOnce()).toMatchObject({ exitCode: 0, playerPlays: 3 })
    expect(await books.balance('player:cash', playerId)).toBe(11_000n - 630n)
  })

  it('are bounded', async () => {
    const players = await addPlayers(60, 10_000n)
    kept = new KeptRows(40)
    for (let from = 0; from < 60; from += 5) {
      await run(...players.slice(from, from + 5).map(player => joinCommand({ playerId: player, instanceId })))
      expect(kept.size).toBeLessThanOrEqual(40)
    }
  })

  it('of an instance are forgotten when a batch finds that its sale has ended', async () => {
    const players = await addPlayers(30, 10_000n)
    const setStatus = (status: string) =>
      books.owner.query('UPDATE game_instance SET status = $2 WHERE id = $1', [instanceId, status])
    await run(...players.map(player => joinCommand({ playerId: player, instanceId })))
    const before = kept.size
    await setStatus('CLOSED')
    expect((await joinOnce()).exitCode).not.toBe(0)
    expect(before - kept.size).toBeGreaterThan(20)
    await setStatus('OPEN')
    const [reply] = await run(joinCommand({ playerId: players[0]!, instanceId }))
    expect(reply).toMatchObject({ ok: { exitCode: 0, playerPlays: 2 } })
  })

  it('give the same books as reading in any mix of commands', async () => {
    const players = await addPlayers(20, 3000n)
    const lane = startLane(taken)
    const any = () => players[randomInt(players.length)]!
    const pick = (): AnyCommand => {
      const at = randomInt(20)
      if (at === 0) return depositCommand(any(), 500n)
      if (at === 1) return limitCommand({ playerId: any(), newCap: BigInt(randomInt(5000)) })
      if (at === 2) return grantCommand({ playerId: any(), amount: 400n })
      return joinCommand({ playerId: any(), instanceId })
    }
    for (let turn = 0; turn < 40; turn++) {
      if (turn % 10 === 5) {
        playerId = any()
        await change(`status = 'banned'`)
      }
      const replies = await Promise.all(Array.from({ length: 15 }, () => lane.submit(pick())))
      expect(replies.every(reply => 'ok' in reply)).toBe(true)
    }
    // The audit after the tests compares every account, counter and limit with the journals.
    const { n, sold } = await books.one<{ n: bigint; sold: number }>(
      `SELECT sum(n) AS n, (SELECT sold FROM game_instance WHERE id = $1) AS sold FROM player_game WHERE instance_id = $1`,
      [instanceId],
    )
    expect(Number(n)).toBe(sold)
    await lane.stop()
  })
})
