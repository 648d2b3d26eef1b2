import { randomUUID } from 'node:crypto'
import { CallFault } from '@fairground/client/call-fault'
import type { Game } from '@fairground/contract/entities/games/game'
import type { Connection } from './connection.ts'
import type { LiveBalance } from './live-balance.ts'
import type { Report } from './report.ts'

const firstNumbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1)

/** A request for one line, or null if the game has other plays. */
const requestOneLine = (game: Game) => {
  if (!('oneDrawGame' in game.gameRule)) return null
  const { gameId, gameInstanceId, currencyId } = game
  const userPlays = [firstNumbers(game.gameRule.oneDrawGame.pick)]
  return { gameId, gameInstanceId, currencyId, userPlays, userPlaysCount: 1 }
}

/**
 * Buys one line. The client chooses the request id: a repeated request is answered like the first and takes no money
 * again, so a client repeats it whenever the answer was lost.
 */
export const buyOneLine = async (
  { rest }: Connection,
  game: Game,
  balance: LiveBalance,
  report: Report,
): Promise<void> => {
  const plays = requestOneLine(game)
  if (plays === null) return report.say(`Game ${game.gameId} has other plays`)
  const { currencyId } = plays
  const request = { requestId: randomUUID(), ...plays }
  // The balance before the purchase is known, so the event of the purchase is what changes it.
  await balance.reach(currencyId, 0)
  const answer = await rest.call('joinGame', request)
  if (answer.exitCode !== 0 || answer.joinEvent === undefined)
    return report.say(`Refused: ${answer.exitDescription}`)
  await rest.call('joinGame', request)
  await sendOtherContent(rest, { ...request, userPlaysCount: 2 }, report)
  const { accountBalance } = await balance.reach(currencyId, answer.joinEvent.accountVersion)
  return report.say(`Bought ticket ${answer.joinCode}; the balance is now ${accountBalance} ${currencyId}`)
}

/** A request id belongs to one request: other content with the same id is refused. */
const sendOtherContent = async (
  { call }: Connection['rest'],
  request: Parameters<typeof call<'joinGame'>>[1],
  report: Report,
): Promise<void> => {
  try {
    await call('joinGame', request)
  } catch (error) {
    if (!(error instanceof CallFault)) throw error
    report.received(error.faultName)
  }
}

/** Buys a line with a printed ticket, as a terminal does, and cancels the purchase. */
export const buyAndCancel = async ({ rest }: Connection, game: Game, report: Report): Promise<void> => {
  const ticketRequest = requestOneLine(game)
  if (ticketRequest === null) return
  const bought = await rest.call('purchaseTicket', { requestId: randomUUID(), ticketRequest })
  if (bought.joinCode === undefined) return report.say(`Refused: ${bought.exitDescription}`)
  const { gameInstanceId, joinCode } = bought
  const { refunded } = await rest.call('joinGameCancel', {
    requestId: randomUUID(),
    gameInstanceId,
    joinCode,
  })
  return report.say(`Bought ticket ${bought.ticket} and cancelled it; ${refunded} came back`)
}
