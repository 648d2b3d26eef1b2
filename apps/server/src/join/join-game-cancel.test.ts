import { randomUUID } from 'node:crypto'
import type { Output } from '@fairground/contract/operations'
import { expectFault } from '@fairground/testkit/server/checked-call'
import { endDraw, startDraw } from '@fairground/testkit/server/draw'
import { buy, joinRequest, findOpenGame } from '@fairground/testkit/server/play'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { afterAll, describe, expect, it } from 'vitest'
import { readBalance, updateInstance } from './join.test-support.ts'

const server = useTestServer({ drawn: [11], crowd: 4 })
const line = [1, 2, 3]

const cancelRequest = (
  { gameInstanceId, joinCode }: Output<'joinGame'>,
  requestId: string = randomUUID(),
) => ({
  requestId,
  gameInstanceId,
  joinCode: joinCode!,
})

afterAll(async () => {
  expect(await server().audit()).toEqual([])
})

describe('joinGameCancel', () => {
  it('refunds the plays, removes them from the game and the lobby, and lists them in the history', async () => {
    const rowan = await server().login('rowan')
    const game = await findOpenGame(rowan, 11)
    const { gameInstanceId } = game
    const remaining = await buy(rowan, game, line)
    const cancelled = await buy(rowan, game, line, [2, 3, 4])
    const answer = await rowan.call('joinGameCancel', cancelRequest(cancelled))
    expect(answer).toEqual({ result: 1, refunded: '2.20', playerPlaysInGame: 1 })
    expect(await readBalance(rowan)).toBe('98.90')

    const readLobby = () => rowan.call('getGameLobby', { gameInstanceId })
    await until('the lobby without the cancelled plays', async () => (await readLobby()).myPlays.length === 1)
    expect((await readLobby()).game).toMatchObject({
      gamePlayCurrent: 1,
      gamePlayerCurrent: 1,
      playerPlaysInGame: 1,
      joinCode: remaining.joinCode,
    })
    const { plays, tickets } = await rowan.call('getGamePlayerPlays', { gameInstanceId })
    expect(plays.map(play => play.joinCode)).toEqual([remaining.joinCode])
    expect(tickets).toHaveLength(1)

    await startDraw(server(), gameInstanceId)
    await endDraw(server(), gameInstanceId)
    const results = await rowan.call('getGameResults', { gameInstanceId })
    expect(results.plays).toHaveLength(1)
    const search = { page: 0, maxResults: 5, request: { gameInstanceId } }
    const { result } = await rowan.call('searchGameHistory', search)
    const refunded = { givenBack: { plays: 2, amount: '2.20' } }
    expect(result).toMatchObject([{ playCount: 1, playerPlays: 1, staked: '1.10', ...refunded }])
  })

  it('removes the player from a game in which they have no plays left', async () => {
    const alice = await server().login('alice')
    const game = await findOpenGame(alice, 12)
    await alice.call('joinGameCancel', cancelRequest(await buy(alice, game, line)))
    const { gameInstanceId } = game
    const listed = async () => (await alice.call('getFilteredGames', { filter: { gameId: 12 } })).games[0]!
    await until('the lobby without the player', async () => !(await listed()).playerInGame)
    const { players, totalCount } = await alice.call('getGamePlayers', { gameInstanceId })
    expect({ players, totalCount }).toEqual({ players: [], totalCount: 0 })
    expect(await listed()).toMatchObject({ playerPlaysInGame: 0, gamePlayCurrent: 0 })
  })

  it('returns the first answer to a repeated request and refunds once', async () => {
    const player = await server().login('crowd1')
    const game = await findOpenGame(player, 12)
    const [remaining, cancelled] = [await buy(player, game, line), await buy(player, game, line)]
    const request = cancelRequest(cancelled)
    const answers = await Promise.all(Array.from({ length: 5 }, () => player.call('joinGameCancel', request)))
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect(await readBalance(player)).toBe('99.50')
    const other = cancelRequest(remaining, request.requestId)
    expect(await expectFault(player.call, 'joinGameCancel', other)).toMatchObject({
      name: 'request.conflict',
    })
    expect(await expectFault(player.call, 'joinGameCancel', cancelRequest(cancelled))).toMatchObject({
      name: 'game.notCancellable',
    })
    expect(await readBalance(player)).toBe('99.50')
  })

  it('sets the status of the printed ticket to cancelled', async () => {
    const player = await server().login('crowd2')
    const { requestId, ...ticketRequest } = joinRequest(await findOpenGame(player, 12), [line, [4, 5, 6]])
    const bought = await player.call('purchaseTicket', { requestId, ticketRequest })
    await player.call('joinGameCancel', cancelRequest(bought))
    const printed = { ticket: bought.ticket!, code: bought.code! }
    const { status, ticket } = await server().rest().call('checkTicketStatus', printed)
    expect(status).toBe('cancelled')
    expect(ticket!.plays.map(play => play.numbers)).toEqual([line, [4, 5, 6]])
  })
})

describe('a refused joinGameCancel', () => {
  it('refunds nothing after sales closed', async () => {
    const player = await server().login('crowd3')
    const game = await findOpenGame(player, 12)
    const bought = await buy(player, game, line)
    await updateInstance(server(), game, `reg_end = clock_timestamp(), due_at = 'infinity'`)
    expect(await expectFault(player.call, 'joinGameCancel', cancelRequest(bought))).toMatchObject({
      name: 'game.notCancellable',
    })
    expect(await readBalance(player)).toBe('99.50')
  })

  it('rejects an unknown game, the ticket of another player and a visitor', async () => {
    const [player, bob] = [await server().login('crowd4'), await server().login('bob')]
    const bought = await buy(player, await findOpenGame(player, 11), line)
    for (const gameInstanceId of [1, Number.MAX_SAFE_INTEGER])
      expect(
        await expectFault(bob.call, 'joinGameCancel', cancelRequest({ ...bought, gameInstanceId })),
      ).toMatchObject({ name: 'game.notFound' })
    expect(await expectFault(bob.call, 'joinGameCancel', cancelRequest(bought))).toMatchObject({
      name: 'game.ticketNotFound',
    })
    expect(await expectFault(server().rest().call, 'joinGameCancel', cancelRequest(bought))).toMatchObject({
      name: 'login.notLoggedIn',
    })
  })
})
