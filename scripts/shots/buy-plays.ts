import { randomUUID } from 'node:crypto'
import { dips } from '@fairground/testkit/demo/dips'
import { logInByCall } from '@fairground/testkit/demo/log-in-by-call'
import type { DemoMember } from '@fairground/testkit/demo/world'

const count = 4

/** Which run of each game holds the player's own plays. */
export type Bought = ReadonlyMap<number, number>

/** Some plays of every game but the first, which is bought in the browser, so that each shows somebody's own. */
export const buyPlays = async (port: number, member: DemoMember, username: string): Promise<Bought> => {
  const bought = new Map<number, number>()
  const { call } = await logInByCall(port, member, username)
  for (const { id: gameId } of member.games.slice(1)) {
    const { games } = await call('getFilteredGames', { filter: { gameId } })
    const open = games.find(({ gameStatus }) => gameStatus === 'OPEN')
    if (open === undefined) continue
    const { gameInstanceId, currencyId, gameRule } = open
    const request = { requestId: randomUUID(), gameId, gameInstanceId, currencyId }
    const { exitCode } = await call('joinGame', { ...request, ...dips(gameRule, count) })
    if (exitCode === 0) bought.set(gameId, gameInstanceId)
  }
  return bought
}
