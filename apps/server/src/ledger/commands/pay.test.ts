import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { openDrawStage } from '#testing/draw-stage.test-support.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'

let books: Books

beforeAll(async () => {
  books = await openBooks({
    rules: { kind: 'regularGame', pick: 1, from: 2, draws: 3, ballsPerDraw: 1, luckyBall: false },
    prizeTable: {
      payoutPercentage: 50,
      progressivePercentage: 0,
      tiers: [{ name: 'Right', matches: 1, prize: { kind: 'share', percent: 20 } }],
      ranked: [100],
    },
  })
})
afterAll(async () => {
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

it('pays all prizes of a play in one journal, and only once per batch', async () => {
  const [playerId] = await books.players(1)
  const stage = await openDrawStage(books)
  const instanceId = await books.instance()
  const { request } = joinCommand({ playerId: playerId!, instanceId, lines: [[1], [2]] })
  await stage.deps.lane.submit(books.memberId, 'join', request)
  await stage.finish(instanceId, async () => {
    if ((await stage.status(instanceId)) !== 'STARTED') {
      await stage.step(instanceId)
      return
    }
    const shared = { instanceId, gameId: books.gameId, currency: books.currency }
    const submit = { ...shared, revenue: 200n, toJackpot: 0n, fromReserve: 0n }
    await stage.deps.lane.submit(books.memberId, 'closeBooks', submit)
    await stage.close()
    const pay = (seqs: number[]) => ({ name: 'pay', request: { ...shared, seqs } }) as const
    await books.run([pay([1]), pay([1, 2]), pay([2, 1])])
    await books.run([pay([1, 2])])
    await books.rows(`UPDATE game_instance SET status = 'ENDED' WHERE id = $1`, [instanceId])
  })
  // Half of 400 is paid as prizes, all to the only player: each draw to one play, the rest by rank.
  expect(await books.balance('player:cash', playerId!)).toBe(100_000n - 420n + 200n)
  const paid = await books.one<{ journals: bigint; plays: bigint; prizes: bigint }>(
    `SELECT (SELECT count(*) FROM journal WHERE kind = 'pay') AS journals, count(DISTINCT seq) AS plays, count(*) AS prizes FROM payout`,
  )
  expect(paid).toEqual({ journals: paid.plays, plays: paid.plays, prizes: 4n })
  // The lane does not write the record, so the test does.
  await books.rows(`UPDATE game_instance SET status = 'STARTED' WHERE id = $1`, [instanceId])
})
