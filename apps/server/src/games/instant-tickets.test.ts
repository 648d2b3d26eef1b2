import { joinRequest, findOpenGame } from '@fairground/testkit/server/play'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'
import { insertEveryKind } from './every-kind.test-support.ts'

const server = useTestServer()
const gameId = 38
const timeoutMs = 60_000

it('sells an instant ticket like any other and hides its prize until it is opened', async () => {
  await insertEveryKind(server(), [gameId])
  const rowan = await server().login('rowan')
  const game = await until('a deck', () => findOpenGame(rowan, gameId).catch(() => undefined), timeoutMs)
  const { gameInstanceId } = game
  const payout = await rowan.call('getGamePayoutInfo', { gameInstanceId })
  expect(payout).toMatchObject({ prizePool: '20.00', progressiveAmount: null, anyPrizeOdds: 100 })
  expect(await rowan.call('getBonoboPayout', { gameInstanceId })).toMatchObject({ bonoboPayout: [] })

  const countRemaining = async () => {
    const lobby = await server().rest().call('getGameLobby', { gameInstanceId })
    return lobby.game.prizesAvailable!.reduce((sum, prize) => sum + prize.remaining!, 0)
  }
  const before = await countRemaining()
  expect(before).toBeGreaterThan(0)
  const { requestId, ...ticketRequest } = joinRequest(game, [], { userPlaysCount: 2 })
  const bought = await rowan.call('purchaseTicket', { requestId, ticketRequest })
  expect(bought).toMatchObject({ exitCode: 0, joinEvent: { charged: '2.20' } })
  const chosen = await rowan.call('joinGame', joinRequest(game, [[1]]))
  expect(chosen.exitCode).toBe(4)
  const check = () => rowan.call('checkTicketStatus', { ticket: bought.ticket!, code: bought.code! })
  expect(['gameNotStarted', 'gameNotEnded']).toContain((await check()).status)
  await until('cards', async () => (await check()).status === 'gameNotEnded', timeoutMs)
  expect((await check()).ticket).toMatchObject({ won: '0.00' })

  const won: string[] = []
  for (const { seq } of (await rowan.call('getGamePlayerPlays', { gameInstanceId })).plays)
    won.push((await rowan.call('confirmCrosswordEnd', { gameInstanceId, seq })).won)
  const opened = await check()
  expect(opened.status).toBe(won.some(amount => amount !== '0.00') ? 'alreadyCashed' : 'notAWin')
  expect(opened.ticket!.won).toBe(won.find(amount => amount !== '0.00') ?? '0.00')
  const winning = won.filter(amount => amount !== '0.00').length
  await until('the opened prizes in the lobby', async () => (await countRemaining()) === before - winning)
  expect(await server().audit()).toEqual([])
}, 180_000)
