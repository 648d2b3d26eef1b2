import { randomUUID } from 'node:crypto'
import type { Game } from '@fairground/contract/entities/game'
import type { Output } from '@fairground/contract/operations'
import { faultOf } from '@fairground/testkit/server/checked-call'
import { endDraw, startDraw } from '@fairground/testkit/server/draw'
import { buy, joinRequest, openGame } from '@fairground/testkit/server/play'
import type { Person } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { afterAll, describe, expect, it } from 'vitest'

const server = useTestServer({ drawn: [11], crowd: 4 })
const line = [1, 2, 3]

const balance = async ({ call }: Person) => (await call('getPlayerAccounts', {})).accounts[0]!.accountBalance
const setInstance = ({ gameInstanceId }: Game, change: string) =>
  server().sql(`UPDATE game_instance SET ${change} WHERE id = $1`, [gameInstanceId])
const cancelOf = ({ gameInstanceId, joinCode }: Output<'joinGame'>, requestId: string = randomUUID()) => ({
  requestId,
  gameInstanceId,
  joinCode: joinCode!,
})

afterAll(async () => {
  expect(await server().audit()).toEqual([])
})

describe('giving plays back', () => {
  it('refunds them, they are gone from the game and the lobby, and the history says so', async () => {
    const rowan = await server().login('rowan')
    const game = await openGame(rowan, 11)
    const { gameInstanceId } = game
    const kept = await buy(rowan, game, line)
    const given = await buy(rowan, game, line, [2, 3, 4])
    const answer = await rowan.call('joinGameCancel', cancelOf(given))
    expect(answer).toEqual({ result: 1, refunded: '2.20', playerPlaysInGame: 1 })
    expect(await balance(rowan)).toBe('98.90')

    const lobbyOf = () => rowan.call('getGameLobby', { gameInstanceId })
    await until('the lobby knows', async () => (await lobbyOf()).myPlays.length === 1)
    expect((await lobbyOf()).game).toMatchObject({
      gamePlayCurrent: 1,
      gamePlayerCurrent: 1,
      playerPlaysInGame: 1,
      joinCode: kept.joinCode,
    })
    const { plays, tickets } = await rowan.call('getGamePlayerPlays', { gameInstanceId })
    expect(plays.map(play => play.joinCode)).toEqual([kept.joinCode])
    expect(tickets).toHaveLength(1)

    await startDraw(server(), gameInstanceId)
    await endDraw(server(), gameInstanceId)
    const results = await rowan.call('getGameResults', { gameInstanceId })
    expect(results.plays).toHaveLength(1)
    const search = { page: 0, maxResults: 5, request: { gameInstanceId } }
    const { result } = await rowan.call('searchGameHistory', search)
    const back = { givenBack: { plays: 2, amount: '2.20' } }
    expect(result).toMatchObject([{ playCount: 1, playerPlays: 1, staked: '1.10', ...back }])
  })

  it('leaves a game that one is no longer in', async () => {
    const alice = await server().login('alice')
    const game = await openGame(alice, 12)
    await alice.call('joinGameCancel', cancelOf(await buy(alice, game, line)))
    const { gameInstanceId } = game
    const listed = async () => (await alice.call('getFilteredGames', { filter: { gameId: 12 } })).games[0]!
    await until('the lobby knows', async () => !(await listed()).playerInGame)
    const { players, totalCount } = await alice.call('getGamePlayers', { gameInstanceId })
    expect({ players, totalCount }).toEqual({ players: [], totalCount: 0 })
    expect(await listed()).toMatchObject({ playerPlaysInGame: 0, gamePlayCurrent: 0 })
  })

  it('sent again is answered as the first time, and refunded once', async () => {
    const player = await server().login('crowd1')
    const game = await openGame(player, 12)
    const [kept, given] = [await buy(player, game, line), await buy(player, game, line)]
    const request = cancelOf(given)
    const answers = await Promise.all(Array.from({ length: 5 }, () => player.call('joinGameCancel', request)))
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect(await balance(player)).toBe('99.50')
    const other = cancelOf(kept, request.requestId)
    expect(await faultOf(player.call, 'joinGameCancel', other)).toMatchObject({ name: 'request.conflict' })
    expect(await faultOf(player.call, 'joinGameCancel', cancelOf(given))).toMatchObject({
      name: 'game.notCancellable',
    })
    expect(await balance(player)).toBe('99.50')
  })

  it('makes the printed ticket a cancelled one', async () => {
    const player = await server().login('crowd2')
    const { requestId, ...ticketRequest } = joinRequest(await openGame(player, 12), [line, [4, 5, 6]])
    const bought = await player.call('purchaseTicket', { requestId, ticketRequest })
    await player.call('joinGameCancel', cancelOf(bought))
    const printed = { ticket: bought.ticket!, code: bought.code! }
    const { status, ticket } = await server().rest().call('checkTicketStatus', printed)
    expect(status).toBe('cancelled')
    expect(ticket!.plays.map(play => play.numbers)).toEqual([line, [4, 5, 6]])
  })
})

describe('a refusal', () => {
  it('the game has closed', async () => {
    const player = await server().login('crowd3')
    const game = await openGame(player, 12)
    const bought = await buy(player, game, line)
    await setInstance(game, `reg_end = clock_timestamp(), due_at = 'infinity'`)
    expect(await faultOf(player.call, 'joinGameCancel', cancelOf(bought))).toMatchObject({
      name: 'game.notCancellable',
    })
    expect(await balance(player)).toBe('99.50')
  })

  it("a game that nobody knows, and somebody else's ticket", async () => {
    const [player, bob] = [await server().login('crowd4'), await server().login('bob')]
    const bought = await buy(player, await openGame(player, 11), line)
    for (const gameInstanceId of [1, Number.MAX_SAFE_INTEGER])
      expect(
        await faultOf(bob.call, 'joinGameCancel', cancelOf({ ...bought, gameInstanceId })),
      ).toMatchObject({ name: 'game.notFound' })
    expect(await faultOf(bob.call, 'joinGameCancel', cancelOf(bought))).toMatchObject({
      name: 'game.ticketNotFound',
    })
    expect(await faultOf(server().rest().call, 'joinGameCancel', cancelOf(bought))).toMatchObject({
      name: 'login.notLoggedIn',
    })
  })
})
