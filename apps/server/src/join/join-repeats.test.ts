import type { Game } from '@fairground/contract/entities/games/game'
import { expectFault } from '@fairground/testkit/server/checked-call'
import { joinRequest, findOpenGame } from '@fairground/testkit/server/play'
import type { TestPlayer } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertEveryKind } from '#games/every-kind.test-support.ts'
import { readBalance } from './join.test-support.ts'

const server = useTestServer({ crowd: 4 })
const lines = [
  [1, 2, 3],
  [4, 5, 6],
]

const playsIn = async ({ call }: TestPlayer, { gameInstanceId }: Pick<Game, 'gameInstanceId'>) =>
  (await call('getGameLobby', { gameInstanceId })).myPlays.map(({ numbers }) => numbers)
const openGames = async ({ call }: TestPlayer, gameId: number) =>
  (await call('getFilteredGames', { filter: { gameId } })).games.filter(
    ({ gameStatus }) => gameStatus === 'OPEN',
  )
const readSubscriptions = (username: string) =>
  server().sql<{ id: number; left_n: number; status: string }>(
    `SELECT s.id::float8 AS id, s.left_n, s.status FROM subscription s
       JOIN player p ON p.member_id = s.member_id AND p.id = s.player_id
      WHERE s.member_id = 1 AND p.username = $1 ORDER BY s.id`,
    [username],
  )

beforeAll(async () => {
  await insertEveryKind(server())
  const open = () => server().sql('SELECT FROM game_instance WHERE game_id = ANY ($1)', [[32, 33, 36]])
  await until('open games', async () => (await open()).length >= 6, 60_000)
}, 60_000)
afterAll(async () => {
  expect(await server().audit()).toEqual([])
})

describe('joinGame with repeat plays', () => {
  it('buys now, pays in advance and plays the next instance that is already open', async () => {
    const player = await server().login('crowd1')
    const [game, next] = await openGames(player, 11)
    const answer = await player.call('joinGame', joinRequest(game!, lines, { subscriptions: 3 }))
    expect(answer).toMatchObject({ exitCode: 0, gameInstanceId: game!.gameInstanceId })
    const [subscription] = await readSubscriptions('crowd1')
    expect(answer.subscriptionCode).toBe(String(subscription!.id))
    expect(await readBalance(player)).toBe('91.20')
    expect(await playsIn(player, game!)).toEqual(lines)
    expect(await playsIn(player, next!)).toEqual(lines)
    expect(subscription).toMatchObject({ left_n: 2, status: 'ACTIVE' })
  })

  it('returns the first answer to a repeated request and charges once', async () => {
    const player = await server().login('crowd2')
    const request = joinRequest(await findOpenGame(player, 11), [lines[0]!], { subscriptions: 1 })
    const answers = [await player.call('joinGame', request), await player.call('joinGame', request)]
    expect(answers[1]).toEqual(answers[0])
    expect(await readSubscriptions('crowd2')).toMatchObject([{ left_n: 0, status: 'ENDED' }])
    expect(await readBalance(player)).toBe('97.80')
  })

  it('sells nothing when the balance does not cover all games', async () => {
    const player = await server().login('crowd3')
    const game = await findOpenGame(player, 11)
    const answer = await player.call('joinGame', joinRequest(game, lines, { subscriptions: 60 }))
    expect(answer).toMatchObject({ exitCode: 2 })
    expect(await playsIn(player, game)).toEqual([])
    expect(await readSubscriptions('crowd3')).toEqual([])
    expect(await readBalance(player)).toBe('100.00')
  })

  it('repeats the second set of numbers of its lines', async () => {
    const player = await server().login('crowd4')
    const [game, next] = await openGames(player, 32)
    const answer = await player.call('joinGame', joinRequest(game!, [[2, 5, 3]], { subscriptions: 1 }))
    expect(answer).toMatchObject({ exitCode: 0 })
    const { myPlays } = await player.call('getGameLobby', { gameInstanceId: next!.gameInstanceId })
    expect(myPlays).toMatchObject([{ numbers: [2, 5], numbers2nd: [3] }])
  })

  it.each([
    [33, { userPlays: [[4, 0, 7]], multiOptions: [[1, 0, 0]] }],
    [36, { userPlays: [], userPlaysCount: 1 }],
  ])('is refused in game %i, which cannot repeat plays, and sells nothing', async (gameId, more) => {
    const rowan = await server().login('rowan')
    const request = joinRequest(await findOpenGame(rowan, gameId), [[]], { ...more, subscriptions: 1 })
    expect(await expectFault(rowan.call, 'joinGame', request)).toMatchObject({ name: 'request.notBuilt' })
    expect(await readBalance(rowan)).toBe('100.00')
  })
})
