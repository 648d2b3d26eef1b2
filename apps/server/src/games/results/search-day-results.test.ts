import { expectFault } from '@fairground/testkit/server/checked-call'
import { endDraw, startDraw } from '@fairground/testkit/server/draw'
import { buy, findOpenGame } from '@fairground/testkit/server/play'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'
import { playToEnd } from '#games/games.test-support.ts'

const server = useTestServer({ drawn: [11] })
const day = 86_400_000
const minor = (amount: string) => BigInt(amount.replace('.', ''))

/** Moves an ended draw to another day. */
const moveDraw = (instanceId: number, days: number) =>
  server().sql(
    `UPDATE game_instance SET reg_end = reg_end + $2 * interval '1 day', start_at = start_at + $2 * interval '1 day'
      WHERE id = $1`,
    [instanceId, days],
  )

const search = (from: number, to: number, page = 0, maxResults = 10) =>
  server().rest().call('searchDayResults', { gameId: 11, from, until: to, page, maxResults })

it('lists the ended draws of a day for a visitor, with the figures of the result', async () => {
  const rowan = await server().login('rowan')
  const lines = [
    [1, 2, 3],
    [4, 5, 6],
  ]
  const early = await findOpenGame(rowan, 11)
  await buy(rowan, early, ...lines)
  await startDraw(server(), early.gameInstanceId)
  // The figures of a running draw are not final.
  expect(await search(0, Date.now() + day)).toMatchObject({ result: [], totalCount: 0 })
  await endDraw(server(), early.gameInstanceId)
  const later = await playToEnd(server(), rowan, 11, ...lines)
  await moveDraw(early.gameInstanceId, -3)
  const now = Date.now()
  const today = await search(now - day / 2, now + day / 2)
  expect(today).toMatchObject({ gameTitle: 'Three of Ten', totalCount: 1, nextAt: null })
  const [draw] = today.result
  const results = await rowan.call('getGameResults', { gameInstanceId: later.gameInstanceId })
  expect(draw).toMatchObject({
    gameInstanceId: later.gameInstanceId,
    drawnAt: results.startTime,
    gameRule: { oneDrawGame: { pick: 3, from: 10 } },
    currencyId: 'GBP',
    numbers: results.drawn,
    plays: 2,
    tiers: results.winners,
    winners: results.winnersCount,
    jackpotWon: results.jackpot.won,
    recordUrl: results.recordUrl,
  })
  expect(minor(draw!.paid)).toBe(results.winners.reduce((sum, tier) => sum + minor(tier.paid), 0n))

  const before = await search(today.previousAt! - 1, today.previousAt! + 1)
  expect(before.result.map(({ gameInstanceId }) => gameInstanceId)).toEqual([early.gameInstanceId])
  expect(before).toMatchObject({ previousAt: null, nextAt: draw!.drawnAt })
  expect(await search(now - 2 * day, now - day)).toMatchObject({
    result: [],
    totalCount: 0,
    previousAt: before.result[0]!.drawnAt,
    nextAt: draw!.drawnAt,
  })
}, 120_000)

it('is paged, newest first', async () => {
  const now = Date.now()
  const all = await search(0, now + day)
  expect(all.totalCount).toBe(2)
  const pages = [await search(0, now + day, 0, 1), await search(0, now + day, 1, 1)]
  expect(pages.flatMap(({ result }) => result)).toEqual(all.result)
  expect(all.result.map(({ drawnAt }) => drawnAt)).toEqual(
    all.result.map(({ drawnAt }) => drawnAt).toSorted((a, b) => b - a),
  )
})

it('rejects an unknown game and a game of another operator', async () => {
  const request = { from: 0, until: day, page: 0, maxResults: 10 }
  for (const [code, gameId] of [
    ['north', 99],
    ['north', Number.MAX_SAFE_INTEGER],
    ['south', 11],
  ] as const)
    expect(
      await expectFault(server().rest(code).call, 'searchDayResults', { ...request, gameId }),
    ).toMatchObject({ name: 'game.notFound' })
  expect(await server().audit()).toEqual([])
})
