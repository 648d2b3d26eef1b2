import { expectFault } from '@fairground/testkit/server/checked-call'
import { findOpenGame } from '@fairground/testkit/server/play'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { beforeAll, describe, expect, it } from 'vitest'
import { playToEnd } from '#games/games.test-support.ts'

const server = useTestServer({ drawn: [11, 12] })
const ended: number[] = []

beforeAll(async () => {
  const rowan = await server().login('rowan')
  const first = await playToEnd(server(), rowan, 11, [1, 2, 3], [4, 5, 6], [7, 8, 9])
  const second = await playToEnd(server(), rowan, 12, [1, 2, 3])
  ended.push(first.gameInstanceId, second.gameInstanceId)
}, 120_000)

const search = (caller: { call: ReturnType<typeof rest>['call'] }, request = {}, page = 0, maxResults = 5) =>
  caller.call('searchGameHistory', { page, maxResults, request })
const rest = () => server().rest()

describe('searchGameHistory', () => {
  it('lists ended instances, newest first, with the drawn numbers and the prize pool', async () => {
    const { result, totalCount } = await search(rest())
    expect(totalCount).toBe(2)
    expect(result.map(item => item.gameInstanceId)).toEqual(ended.toReversed())
    const results = await rest().call('getGameResults', { gameInstanceId: ended[0]! })
    expect(result[1]).toMatchObject({
      gameId: 11,
      gameTitle: 'Three of Ten',
      gameStatus: 'ENDED',
      gameRule: { oneDrawGame: { pick: 3, from: 10 } },
      numbers: results.drawn,
      prizePool: '1.35',
      playCount: 3,
      playerPlays: 0,
      staked: '0.00',
      won: '0.00',
      recordUrl: `/fair/1/draws/${ended[0]}.jsonl`,
      startedAt: results.startTime,
    })
  })

  it('pages the list and filters it by game, instance and times', async () => {
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

  it('shows players their own plays only', async () => {
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
    for (const caller of [alice, rest()])
      expect(await search(caller, { playerId })).toEqual({ result: [], totalCount: 0 })
    expect(await search(server().rest('south'))).toEqual({ result: [], totalCount: 0 })
    expect(await server().audit()).toEqual([])
  })
})

describe('getGameHistoryDetail', () => {
  it('returns a replay with the same frames that starts shortly after the request', async () => {
    const rowan = await server().login('rowan')
    const live = await rowan.call('getGameResults', { gameInstanceId: ended[0]! })
    const before = Date.now()
    const { game, item, results } = await rowan.call('getGameHistoryDetail', { gameInstanceId: ended[0]! })
    const delay = results.startTime - before
    expect(delay).toBeGreaterThanOrEqual(5000)
    expect(delay).toBeLessThan(8000)
    const offset = results.startTime - live.startTime
    const { gameStatus: _, startTime: __, timeline, ...same } = live
    expect(results).toMatchObject({ ...same, gameStatus: 'REPLAY' })
    expect(results.timeline).toEqual(
      timeline.map(frame => ({
        ...frame,
        at: frame.at + offset,
        ...('shownUntil' in frame && { shownUntil: frame.shownUntil + offset }),
      })),
    )
    expect(game).toMatchObject({
      gameStatus: 'REPLAY',
      replay: true,
      tournamentStartTime: results.startTime,
      playerInGame: true,
      playerPlaysInGame: 3,
    })
    expect(item).toMatchObject({ gameInstanceId: ended[0], gameStatus: 'ENDED', staked: '3.30' })
  })

  it('returns REPLAY1 for an instance that the lobby no longer lists', async () => {
    const move = (interval: string) =>
      server().sql(
        'UPDATE game_instance SET start_at = start_at + $2::interval, reg_end = reg_end + $2::interval WHERE id = $1',
        [ended[0], interval],
      )
    await move('-2 hours')
    const { game } = await rest().call('getGameHistoryDetail', { gameInstanceId: ended[0]! })
    expect(game).toMatchObject({ gameStatus: 'REPLAY1', replay: true })
    await move('2 hours')
  })

  it('rejects an instance that has not started, is unknown or belongs to another operator', async () => {
    const { gameInstanceId } = await findOpenGame(rest(), 11)
    expect(await expectFault(rest().call, 'getGameHistoryDetail', { gameInstanceId })).toMatchObject({
      name: 'game.notStarted',
    })
    for (const [code, id] of [
      ['north', 1],
      ['south', ended[0]!],
    ] as const)
      expect(
        await expectFault(server().rest(code).call, 'getGameHistoryDetail', { gameInstanceId: id }),
      ).toMatchObject({ name: 'game.notFound' })
  })
})

describe('searchPlayersExternalHistory', () => {
  it('lists the plays of the caller only, with the same filters', async () => {
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
    const request = { page: 0, maxResults: 5, request: {} }
    expect(await alice.call('searchPlayersExternalHistory', request)).toEqual({ result: [], totalCount: 0 })
    expect(await expectFault(rest().call, 'searchPlayersExternalHistory', request)).toMatchObject({
      name: 'login.notLoggedIn',
    })
  })
})
