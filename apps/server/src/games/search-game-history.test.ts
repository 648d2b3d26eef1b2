import { faultOf } from '@fairground/testkit/server/checked-call'
import { endDraw, startDraw } from '@fairground/testkit/server/draw'
import { buy, openGame } from '@fairground/testkit/server/play'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { beforeAll, describe, expect, it } from 'vitest'

const server = useTestServer({ drawn: [11, 12] })
const ended: number[] = []

const playOut = async (gameId: number, ...lines: number[][]): Promise<number> => {
  const rowan = await server().login('rowan')
  const game = await openGame(rowan, gameId)
  await buy(rowan, game, ...lines)
  await startDraw(server(), game.gameInstanceId)
  await endDraw(server(), game.gameInstanceId)
  return game.gameInstanceId
}

beforeAll(async () => {
  ended.push(await playOut(11, [1, 2, 3], [4, 5, 6], [7, 8, 9]), await playOut(12, [1, 2, 3]))
}, 60_000)

const search = (who: { call: ReturnType<typeof rest>['call'] }, request = {}, page = 0, maxResults = 5) =>
  who.call('searchGameHistory', { page, maxResults, request })
const rest = () => server().rest()

describe('the history of games', () => {
  it('has what ended, the newest first, with what was drawn and what it was worth', async () => {
    const { result, totalCount } = await search(rest())
    expect(totalCount).toBe(2)
    expect(result.map(item => item.gameInstanceId)).toEqual(ended.toReversed())
    const shown = await rest().call('getGameResults', { gameInstanceId: ended[0]! })
    expect(result[1]).toMatchObject({
      gameId: 11,
      gameTitle: 'Three of Ten',
      gameStatus: 'ENDED',
      gameRule: { oneDrawGame: { pick: 3, from: 10 } },
      numbers: shown.drawn,
      prizePool: '1.35',
      playCount: 3,
      playerPlays: 0,
      staked: '0.00',
      won: '0.00',
      recordUrl: `/fair/1/draws/${ended[0]}.jsonl`,
      startedAt: shown.startTime,
    })
  })

  it('is paged and filtered by game, instance and times', async () => {
    const ids = async (request: object, page = 0, maxResults = 5) =>
      (await search(rest(), request, page, maxResults)).result.map(item => item.gameInstanceId)
    expect(await ids({}, 0, 1)).toEqual([ended[1]])
    expect(await ids({}, 1, 1)).toEqual([ended[0]])
    expect(await search(rest(), {}, 7, 100)).toEqual({ result: [], totalCount: 2 })
    expect(await ids({ gameId: 11 })).toEqual([ended[0]])
    expect(await ids({ gameInstanceId: ended[1] })).toEqual([ended[1]])
    const [last] = (await search(rest(), { gameId: 12 })).result
    const { startedAt, endedAt = 0 } = last!
    expect(await ids({ gameEndedMin: endedAt })).toContain(ended[1])
    expect(await ids({ gameId: 12, gameEndedMin: endedAt + 1 })).toEqual([])
    expect(await ids({ gameId: 12, gameEndedMax: endedAt })).toEqual([ended[1]])
    expect(await ids({ gameId: 12, gameEndedMax: endedAt - 1 })).toEqual([])
    expect(await ids({ gameId: 12, dateStartedFrom: startedAt })).toEqual([ended[1]])
    expect(await ids({ gameId: 12, dateStartedFrom: startedAt + 1 })).toEqual([])
    expect(await ids({ gameId: 12, dateEndedTo: endedAt - 1 })).toEqual([])
    expect(await ids({ gameId: Number.MAX_SAFE_INTEGER })).toEqual([])
  })

  it("tells a player his own part, and nobody another's", async () => {
    const rowan = await server().login('rowan')
    const { player } = await rowan.call('init', { filter: { memberId: 1, languageId: 'en_US' } })
    const playerId = player!.id
    const results = await rowan.call('getGameResults', { gameInstanceId: ended[0]! })
    const { result, totalCount } = await search(rowan, { playerId })
    expect(totalCount).toBe(2)
    expect(result[1]).toMatchObject({ playerPlays: 3, staked: '3.30', won: results.totalWinnings })
    const alice = await server().login('alice')
    expect((await search(alice)).result.map(item => [item.playerPlays, item.won])).toEqual([
      [0, '0.00'],
      [0, '0.00'],
    ])
    expect(await search(rowan, { playerId: playerId + 1 })).toEqual({ result: [], totalCount: 0 })
    for (const who of [alice, rest()])
      expect(await search(who, { playerId })).toEqual({ result: [], totalCount: 0 })
    expect(await search(server().rest('south'))).toEqual({ result: [], totalCount: 0 })
    expect(await server().audit()).toEqual([])
  })
})

describe('one game of the history', () => {
  it('is shown again from a start a little ahead, by the same frames', async () => {
    const rowan = await server().login('rowan')
    const live = await rowan.call('getGameResults', { gameInstanceId: ended[0]! })
    const before = Date.now()
    const { game, item, results } = await rowan.call('getGameHistoryDetail', { gameInstanceId: ended[0]! })
    const ahead = results.startTime - before
    expect(ahead).toBeGreaterThanOrEqual(5000)
    expect(ahead).toBeLessThan(8000)
    const moved = results.startTime - live.startTime
    const { gameStatus: _, startTime: __, timeline, ...same } = live
    expect(results).toMatchObject({ ...same, gameStatus: 'REPLAY1' })
    expect(results.timeline).toEqual(
      timeline.map(frame => ({
        ...frame,
        at: frame.at + moved,
        ...('shownUntil' in frame && { shownUntil: frame.shownUntil + moved }),
      })),
    )
    expect(game).toMatchObject({
      gameStatus: 'REPLAY1',
      replay: true,
      tournamentStartTime: results.startTime,
      playerInGame: true,
      playerPlaysInGame: 3,
    })
    expect(item).toMatchObject({ gameInstanceId: ended[0], gameStatus: 'ENDED', staked: '3.30' })
  })

  it('that has not started, or that nobody knows', async () => {
    const { gameInstanceId } = await openGame(rest(), 11)
    expect(await faultOf(rest().call, 'getGameHistoryDetail', { gameInstanceId })).toMatchObject({
      name: 'game.notStarted',
    })
    for (const [code, id] of [
      ['north', 1],
      ['south', ended[0]!],
    ] as const)
      expect(
        await faultOf(server().rest(code).call, 'getGameHistoryDetail', { gameInstanceId: id }),
      ).toMatchObject({ name: 'game.notFound' })
  })
})

describe('plays bought elsewhere', () => {
  it('are told to their player, by the same filters', async () => {
    const rowan = await server().login('rowan')
    await server().sql(
      `INSERT INTO external_play (member_id, ticket_id, player_id, instance_id, bought_at, currency, staked, won)
       SELECT 1, 'SHOP-' || i.id, p.id, i.id, clock_timestamp() - (i.id * interval '1 second'), 'GBP', 250, 1000
         FROM game_instance i, player p WHERE p.member_id = 1 AND p.username = 'rowan' AND i.id = ANY ($1)`,
      [ended],
    )
    const find = (request = {}, page = 0, maxResults = 5) =>
      rowan.call('searchPlayersExternalHistory', { page, maxResults, request })
    const { result, totalCount } = await find()
    expect(totalCount).toBe(2)
    expect(result[0]).toEqual({
      ticketId: `SHOP-${ended[0]}`,
      gameTitle: 'Three of Ten',
      gameInstanceId: ended[0],
      boughtAt: expect.any(Number),
      currencyId: 'GBP',
      staked: '2.50',
      won: '10.00',
    })
    expect(await find({ gameId: 12 })).toMatchObject({
      totalCount: 1,
      result: [{ gameInstanceId: ended[1] }],
    })
    expect(await find({}, 1, 1)).toMatchObject({ totalCount: 2, result: [{ gameInstanceId: ended[1] }] })
    expect(await find({ playerId: 999_999 })).toEqual({ result: [], totalCount: 0 })
    const alice = await server().login('alice')
    const asked = { page: 0, maxResults: 5, request: {} }
    expect(await alice.call('searchPlayersExternalHistory', asked)).toEqual({ result: [], totalCount: 0 })
    expect(await faultOf(rest().call, 'searchPlayersExternalHistory', asked)).toMatchObject({
      name: 'login.notLoggedIn',
    })
  })
})
