import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { type DrawStage, openDrawStage } from '#testing/draw-stage.test-support.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import { openInstances } from './open-instances.ts'

let books: Books
let stage: DrawStage
let players: number[]

beforeAll(async () => {
  books = await openBooks({ pick: 1, from: 2, cost: 100n, fee: 5n, cap: 10 })
  players = await books.players(4)
  stage = await openDrawStage(books)
})
afterAll(async () => {
  await stage.close()
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})
beforeEach(() =>
  books.rows(
    `UPDATE game SET active = false, prize_table = prize_table #- '{tiers,0,prize,seed}' WHERE member_id = $1`,
    [books.memberId],
  ),
)

const setGame = (change: string, values: readonly unknown[] = []) =>
  books.rows(`UPDATE game SET ${change} WHERE member_id = $1`, [books.memberId, ...values])

const open = () => openInstances(stage.deps, books.memberId)

const buy = (instanceId: number, playerId: number, count: number) => {
  const lines = Array.from({ length: count }, (_, i) => [1 + (i % 2)])
  return stage.deps.lane.submit(books.memberId, 'join', joinCommand({ playerId, instanceId, lines }).request)
}

const onSale = async () =>
  (
    await books.rows<{ id: number }>(
      `SELECT id FROM game_instance WHERE member_id = $1 AND status = 'OPEN' ORDER BY id`,
      [books.memberId],
    )
  ).map(row => row.id)

const readPublished = (event: string) =>
  books.rows<{ body: Record<string, unknown> }>(
    `SELECT body FROM outbox WHERE member_id = $1 AND event = $2 AND topic LIKE 'lobby.%' ORDER BY txid, id`,
    [books.memberId, event],
  )

describe('a game that starts when full', () => {
  it('always has one open instance, and each starts when its last play is sold', async () => {
    await setGame('active = true, schedule = $2', [{ startAfterFullMs: 3000 }])
    await Promise.all([open(), open(), open()])
    const [first, ...more] = await onSale()
    expect(more).toEqual([])
    const [created] = await readPublished('gameCreate')
    expect(created?.body['game']).toMatchObject({ tournament: false, tournamentStartTime: null })
    expect(await buy(first!, players[0]!, 6)).toMatchObject({ exitCode: 0, status: 'OPEN' })

    // Concurrent purchases of the last four plays succeed only once.
    const answers = await Promise.all(players.map(player => buy(first!, player, 4)))
    expect(answers.map(answer => answer.exitCode).toSorted((a, b) => a - b)).toEqual([0, 3, 3, 3])
    const [next, ...others] = await onSale()
    expect(others).toEqual([])
    const [full] = await readPublished('gameFull')
    expect(full?.body).toMatchObject({ gameInstanceId: first, gamePlayCurrent: 10, nextGameInstanceId: next })
    const [closed] = await readPublished('gameRegistrationEnd')
    expect(closed?.body).toMatchObject({ gameInstanceId: first, gameStatus: 'CLOSED' })
    const [update] = await readPublished('gameUpdate')
    expect(update?.body).toMatchObject({ gameInstanceId: first, tournamentStartTime: expect.any(Number) })
    // A client drops an event with a version that it has seen.
    const versions = [full, closed, update].map(row => Number(row!.body['version']))
    expect(versions).toEqual([versions[0]!, versions[0]! + 1, versions[0]! + 2])
    expect(await buy(next!, players[1]!, 1)).toMatchObject({ exitCode: 0 })

    await open()
    await open()
    expect(await onSale()).toEqual([next])
    expect((await readPublished('gameCreate')).map(row => row.body['gameInstanceId'])).toEqual([first, next])
    const times = await books.one<{ wait: number; due: boolean }>(
      `SELECT extract(epoch FROM start_at - closed_at)::int AS wait, due_at <= clock_timestamp() AS due FROM game_instance WHERE id = $1`,
      [first],
    )
    expect(times).toEqual({ wait: 3, due: true })
    await stage.finish(first!)
    expect(await books.balance('game:escrow', first!)).toBe(0n)
  })

  it('opens no next instance once it is inactive, and draws the last one', async () => {
    const [last] = await onSale()
    expect(await buy(last!, players[2]!, 9)).toMatchObject({ exitCode: 0 })
    expect(await onSale()).toEqual([])
    expect((await readPublished('gameFull')).at(-1)?.body).toMatchObject({ nextGameInstanceId: null })
    await stage.finish(last!)
  })
})

const setSeed = (amount: number): Promise<unknown> =>
  books.rows(
    `UPDATE game SET prize_table = jsonb_set(prize_table, '{tiers,0,prize,seed}', to_jsonb($2::text)) WHERE member_id = $1`,
    [books.memberId, String(amount)],
  )

describe('the seed of a jackpot', () => {
  it('is funded before the sale opens, and again before the end of the draw that paid the jackpot', async () => {
    await setGame('active = true, schedule = $2', [{ startAfterFullMs: 1000 }])
    await setSeed(5000)
    const held = () => books.balance('jackpot', books.gameId)
    const before = await held()
    await Promise.all([open(), open()])
    expect(await held()).toBe(before > 5000n ? before : 5000n)
    const [id] = await onSale()
    await buy(id!, players[3]!, 10)
    await stage.finish(id!)
    // Both numbers were played, so the jackpot was won.
    expect(await held()).toBe(5000n)
    const [ended] = (await readPublished('gameProgressive')).slice(-1)
    expect(ended?.body).toMatchObject({ progressiveAmount: '50.00', progressiveWon: true, matchesNeeded: 1 })
    // The open instance plays for the seed; the one that was drawn is published before it.
    expect(ended?.body['gameInstanceId']).toBe((await onSale())[0])
    await open()
    const [next] = await onSale()
    await setSeed(7000)
    await buy(next!, players[3]!, 10)
    await stage.finish(next!)
    const commit = await books.one<{ jackpot: bigint }>(
      'SELECT jackpot FROM draw_commit WHERE instance_id = $1',
      [next],
    )
    expect(commit.jackpot).toBe(7000n)
  })
})

describe('the reserve of a game', () => {
  it('is funded before the sale for every instance that is not settled, and pays the fixed prizes', async () => {
    // The instance that the last test left has other terms.
    await open()
    await books.rows(`UPDATE game SET prize_table = $2 WHERE member_id = $1`, [
      books.memberId,
      {
        payoutPercentage: 0,
        progressivePercentage: 0,
        reserve: '1000000',
        tiers: [{ name: 'one', matches: 1, prize: { kind: 'fixed', amount: '700' } }],
      },
    ])
    await setGame('active = true, schedule = $2', [{ startAfterFullMs: 1000 }])
    const held = () => books.balance('reserve', books.gameId)
    await Promise.all([open(), open()])
    const funded = await held()
    expect(funded).toBeGreaterThanOrEqual(1_000_000n)
    const [id] = await onSale()
    await buy(id!, players[3]!, 10)
    await stage.finish(id!)
    const { used } = await books.one<{ used: bigint }>(
      'SELECT from_reserve AS used FROM draw_result WHERE instance_id = $1',
      [id],
    )
    // Five of the ten plays have the drawn number.
    expect(used).toBe(3500n)
    expect(await held()).toBe(funded - used)
    expect(await books.balance('game:escrow', id!)).toBe(0n)
  })
})

describe('a game with local times of a time zone', () => {
  it('opens each next instance once at the scheduled times and deletes unsold ones', async () => {
    await open()
    expect(await onSale()).toEqual([])
    const schedule = {
      timeZone: 'America/New_York',
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      times: ['20:00', '08:30'],
      closeBeforeStartMs: 60_000,
      openAheadCount: 4,
    }
    await setGame('active = true, schedule = $2', [schedule])
    await open()
    await open()
    const runs = await books.rows<{ at: string }>(
      `SELECT to_char(start_at AT TIME ZONE 'America/New_York', 'HH24:MI') AS at FROM game_instance
        WHERE member_id = $1 AND status = 'OPEN' ORDER BY start_at`,
      [books.memberId],
    )
    expect(runs.map(run => run.at).toSorted()).toEqual(['08:30', '08:30', '20:00', '20:00'])

    const [bought, ...unsold] = await onSale()
    await buy(bought!, players[0]!, 1)
    await setGame('active = false')
    await Promise.all([open(), open()])
    expect(await onSale()).toEqual([bought])
    const deleted = await readPublished('gameDelete')
    expect(deleted.map(row => row.body['gameInstanceId'])).toEqual(expect.arrayContaining(unsold))
    expect(new Set(deleted.map(row => row.body['gameInstanceId'])).size).toBe(deleted.length)
    expect(await buy(unsold[0]!, players[0]!, 1)).toMatchObject({ exitCode: 3 })
    await stage.finish(bought!)
  })
})
