import { inMember } from '@fairground/database/transaction'
import { verifyDraw } from '@fairground/fair/verify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { atTime } from '#testing/at-time.test-support.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { type DrawStage, openDrawStage } from '#testing/draw-stage.test-support.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import { readDrawFile } from '#instances/draw-lines.ts'

let books: Books
let stage: DrawStage
let players: number[]

beforeAll(async () => {
  // One of twenty numbers: one play rarely wins the progressive jackpot, all twenty plays always do.
  books = await openBooks({
    pick: 1,
    from: 20,
    cost: 100n,
    fee: 5n,
    payoutPercentage: 50,
    progressivePercentage: 20,
  })
  players = await books.players(3)
  stage = await openDrawStage(books)
})
afterAll(async () => {
  await stage.close()
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

const sell = async (instanceId: number, lines: readonly (readonly number[])[], playerId = players[0]!) => {
  const { request } = joinCommand({ playerId, instanceId, lines })
  expect(await stage.deps.lane.submit(books.memberId, 'join', request)).toMatchObject({ exitCode: 0 })
}

const readEventKinds = async (id: number) =>
  (
    await books.rows<{ kind: string }>('SELECT kind FROM instance_event WHERE instance_id = $1 ORDER BY n', [
      id,
    ])
  ).map(row => row.kind)

const readPublished = async (id: number) =>
  books.rows<{ event: string; version: string; status: string | null }>(
    `SELECT event, body->>'version' AS version, body->>'gameStatus' AS status FROM outbox
      WHERE topic = $1 AND event NOT IN ('gamePlaysPlayersUpdate', 'playerJoin') ORDER BY txid, id`,
    [`game.${books.memberId}.${id}`],
  )

describe('an instance', () => {
  it('goes from OPEN to ENDED, pays exact amounts and publishes a valid record', async () => {
    const id = await books.instance()
    await sell(id, [[1], [2]])
    await sell(id, [[1]], players[1])
    const statuses: string[] = []
    const step = async () => {
      await stage.step(id)
      statuses.push(await stage.status(id))
    }
    await stage.makeDue(id)
    await step()
    await expect(sell(id, [[1]])).rejects.toThrow()
    await step()
    await step()
    expect(await books.rows('SELECT FROM draw_beacon WHERE instance_id = $1', [id])).toEqual([])
    await atTime(await stage.beaconRoundTime(id), step)
    await step()
    await stage.makeDue(id)
    await step()
    await step()
    expect(statuses).toEqual(['CLOSED', 'CLOSED', 'CLOSED', 'CLOSED', 'READY', 'STARTED', 'ENDED'])
    expect(await readEventKinds(id)).toEqual([
      'closed',
      'sealing',
      'sealed',
      'beacon',
      'ready',
      'started',
      'ended',
    ])
    const published = await readPublished(id)
    expect(published.map(each => each.event)).toEqual([
      'gameRegistrationEnd',
      'gameReady',
      'gameStart',
      'gameProgressive',
      'gameEnd',
    ])
    const versions = published.map(each => Number(each.version))
    expect(new Set(versions)).toHaveProperty('size', versions.length)
    expect(versions).toEqual(versions.toSorted((a, b) => a - b))

    const { body } = await books.one<{ body: string }>(
      'SELECT body FROM draw_record WHERE instance_id = $1',
      [id],
    )
    const draw = { memberId: books.memberId, instanceId: id, body }
    const verdict = verifyDraw(
      await readDrawFile(query => inMember(books.app.db, books.memberId, query), draw),
    )
    expect(verdict.failed).toBeUndefined()
    expect(verdict).toMatchObject({ valid: true, local: true })
    // 300 sold: 150 to prizes, 60 to the jackpot, 90 to the operator. Every play matches 1 or 0 numbers, so nothing is left.
    expect(await books.balance('game:escrow', id)).toBe(0n)
    expect(await books.balance('house:revenue', 0)).toBe(90n)
    const outcomes = await books.rows<{ n: bigint }>(
      'SELECT count(*) AS n FROM ticket_outcome WHERE instance_id = $1',
      [id],
    )
    expect(outcomes[0]!.n).toBe(3n)
  })

  it('carries the progressive jackpot over three draws until it is won', async () => {
    const before = await books.balance('jackpot', books.gameId)
    await stage.deps.lane.submit(books.memberId, 'fundJackpot', {
      opKey: 'seed',
      gameId: books.gameId,
      currency: 'EUR',
      amount: 1001n,
    })
    let expected = before + 1001n
    for (let draw = 0; draw < 3; draw++) {
      const id = await books.instance()
      await sell(id, [[1]])
      await stage.finish(id)
      const result = await books.one<{
        drawn: number[]
        contribution: bigint
        rollover: bigint
        paid: bigint
        after: bigint
      }>(
        'SELECT drawn, contribution, rollover, paid_from_jackpot AS paid, jackpot_after AS after FROM draw_result WHERE instance_id = $1',
        [id],
      )
      expect(result.paid > 0n).toBe(result.drawn[0] === 1)
      expected += result.contribution + result.rollover - result.paid
      expect(result.after).toBe(expected)
      expect(await books.balance('jackpot', books.gameId)).toBe(expected)
    }
    const id = await books.instance()
    await sell(
      id,
      Array.from({ length: 20 }, (_, i) => [i + 1]),
      players[2],
    )
    const cash = await books.balance('player:cash', players[2]!)
    await stage.finish(id)
    // The jackpot with this draw's contribution, and 52 for each of the other plays. The rest of the 1000 rolls over.
    expect(await books.balance('player:cash', players[2]!)).toBe(cash + expected + 400n + 19n * 52n)
    expect(await books.balance('jackpot', books.gameId)).toBe(1000n - 19n * 52n)
  })
})

describe('an instance with too few plays', () => {
  it('is rescheduled once and then refunded exactly in one transaction with its end', async () => {
    await books.rows('UPDATE game SET min_plays = 3 WHERE member_id = $1', [books.memberId])
    const id = await books.instance()
    const cash = await books.balance('player:cash', players[1]!)
    await sell(id, [[1], [2]], players[1])
    await stage.makeDue(id)
    await stage.step(id)
    const moved = await books.one<{ status: string; later: boolean; reschedules: number }>(
      'SELECT status, reg_end > clock_timestamp() AS later, reschedules FROM game_instance WHERE id = $1',
      [id],
    )
    expect(moved).toEqual({ status: 'OPEN', later: true, reschedules: 1 })
    const missed = await books.one<{ playerId: number; payload: object }>(
      `SELECT player_id AS "playerId", payload FROM persistent_event WHERE name = 'gameRescheduled'`,
    )
    expect(missed).toMatchObject({ playerId: players[1], payload: { eventType: 12, gameInstanceId: id } })
    await stage.step(id)
    expect(await stage.status(id)).toBe('OPEN')
    await stage.makeDue(id)
    await stage.step(id)
    expect(await stage.status(id)).toBe('REFUNDED')
    expect(await books.balance('player:cash', players[1]!)).toBe(cash)
    expect(await books.balance('game:escrow', id)).toBe(0n)
    expect((await readPublished(id)).map(each => each.event)).toEqual(['gameRescheduled', 'gameRefunded'])
    expect(await readEventKinds(id)).toEqual(['rescheduled', 'refunding', 'refunded'])
    await books.rows('UPDATE game SET min_plays = 1 WHERE member_id = $1', [books.memberId])
  })
})

describe('a free play of a player without an account in its currency', () => {
  it('wins like any other play, into a new account', async () => {
    const [newcomer] = await books.players(1, 0n)
    // Free plays require an earlier deposit, which can be in another currency.
    await books.rows('UPDATE player SET has_deposited = true WHERE id = $1', [newcomer])
    await stage.deps.lane.submit(books.memberId, 'fundJackpot', {
      opKey: 'seed of the free draw',
      gameId: books.gameId,
      currency: 'EUR',
      amount: 777n,
    })
    const jackpot = await books.balance('jackpot', books.gameId)
    const id = await books.instance({ cost: 0n, fee: 0n })
    await sell(
      id,
      Array.from({ length: 20 }, (_, i) => [i + 1]),
      newcomer,
    )
    await stage.finish(id)
    expect(await books.balance('player:cash', newcomer!)).toBe(jackpot)
  })
})
