import { randomUUID } from 'node:crypto'
import type { Game } from '@fairground/contract/entities/games/game'
import { joinRequest, findOpenGame } from '@fairground/testkit/server/play'
import type { TestPlayer } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertEveryKind } from '#games/every-kind.test-support.ts'
import { readBalance } from './join.test-support.ts'

const server = useTestServer({ crowd: 9 })
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
  const open = () => server().sql('SELECT FROM game_instance WHERE game_id = ANY ($1)', [[32, 33, 35, 36]])
  await until('open games', async () => (await open()).length >= 8, 60_000)
}, 120_000)
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
    ['digits with their staked units', 33, { userPlays: [[4, 0, 7]], multiOptions: [[2, 0, 1]] }, '93.80'],
    ['raffle tickets', 35, { userPlays: [], userPlaysCount: 2 }, '95.60'],
    ['bingo cards', 36, { userPlays: [], userPlaysCount: 2 }, '95.60'],
  ])('repeats %s in the next instance', async (_, gameId, more, balance) => {
    const player = await server().login(`crowd${gameId - 28}`)
    const [game, next] = await openGames(player, gameId)
    const request = joinRequest(game!, [[]], { ...more, subscriptions: 1 })
    expect(await player.call('joinGame', request)).toMatchObject({ exitCode: 0 })
    const [now, later] = [await playsIn(player, game!), await playsIn(player, next!)]
    expect(later).toHaveLength(now.length)
    if (gameId === 33) {
      const { myPlays } = await player.call('getGameLobby', { gameInstanceId: next!.gameInstanceId })
      expect(myPlays).toMatchObject([{ numbers: [4, 0, 7], multiOption: [2, 0, 1] }])
    } else expect(later).not.toEqual(gameId === 36 ? now : [])
    expect(await readBalance(player)).toBe(balance)
  })

  it('names the number of plays and refunds the rest when a raffle subscription is cancelled', async () => {
    const player = await server().login('crowd9')
    const [game] = await openGames(player, 35)
    const request = joinRequest(game!, [[]], { userPlays: [], userPlaysCount: 1, subscriptions: 5 })
    const { subscriptionCode } = await player.call('joinGame', request)
    const [subscription] = (await player.call('getPlayerGameSubscriptions', {})).subscriptions
    expect(subscription).toMatchObject({ subscriptionCode, plays: [], playsCount: 1, gamesLeft: 4 })
    const requestId = randomUUID()
    await player.call('removePlayerGameSubscription', { requestId, subscriptionId: subscription!.id })
    expect(await readBalance(player)).toBe('97.80')
  })
})
