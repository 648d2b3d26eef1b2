import { randomUUID } from 'node:crypto'
import { type Caller, restClient } from '@fairground/client/rest'
import { luckyDips } from '@fairground/testkit/demo/kinds/lucky-dips'
import { demoPassword } from '@fairground/testkit/demo/world'
import { kindMember } from './kind-world.ts'
import { retryUntilSuccess } from '#support/retry-until-success.ts'

export const logIn = async (port: number, username: string): Promise<Caller> => {
  let token: string | null = null
  const store = { read: () => token, write: (next: string | null) => void (token = next) }
  const { id: memberId, siteKey } = kindMember
  const caller = restClient({ baseUrl: `http://127.0.0.1:${port}`, memberId, siteKey, token: store })
  await retryUntilSuccess(() => caller.call('login', { username, password: demoPassword }))
  return caller
}

/** Every pair of first digits once, so that one of them wins. */
const pairs = Array.from({ length: 100 }, (_, n) => [Math.floor(n / 10), n % 10, 0])
const everyPair = {
  userPlays: pairs,
  userPlaysCount: pairs.length,
  multiOptions: pairs.map(() => [1, 0, 1]),
}

/** Buys this many plays of each instance through the public API. */
export const buyEach = async (
  { call }: Caller,
  instanceIds: readonly number[],
  count: number,
): Promise<void> => {
  const { games } = await retryUntilSuccess(() => call('getFilteredGames', { filter: { maxResults: 200 } }))
  for (const id of instanceIds) {
    const game = games.find(each => each.gameInstanceId === id)
    if (!game) throw new Error(`instance ${id} is not listed`)
    const { gameId, gameInstanceId, currencyId } = game
    const request = { requestId: randomUUID(), gameId, gameInstanceId, currencyId }
    const wanted = 'oneDrawGameExtMulti' in game.gameRule ? everyPair : luckyDips(game.gameRule, count)
    const { exitCode } = await retryUntilSuccess(() => call('joinGame', { ...request, ...wanted }))
    if (exitCode !== 0) throw new Error(`the purchase in instance ${id} returned exit code ${exitCode}`)
  }
}
