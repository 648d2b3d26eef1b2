import { randomUUID } from 'node:crypto'
import { type Caller, restClient } from '@fairground/client/rest'
import { dips } from '@fairground/testkit/demo/dips'
import { demoPassword } from '@fairground/testkit/demo/world'
import { kindMember } from './kind-world.ts'
import { patiently } from './patiently.ts'

export const logIn = async (port: number, username: string): Promise<Caller> => {
  let token: string | null = null
  const store = { read: () => token, write: (next: string | null) => void (token = next) }
  const { id: memberId, siteKey } = kindMember
  const caller = restClient({ baseUrl: `http://127.0.0.1:${port}`, memberId, siteKey, token: store })
  await patiently(() => caller.call('login', { username, password: demoPassword }))
  return caller
}

/** Each pair of first digits once, so that one of them wins. */
const pairs = Array.from({ length: 100 }, (_, n) => [Math.floor(n / 10), n % 10, 0])
const everyPair = {
  userPlays: pairs,
  userPlaysCount: pairs.length,
  multiOptions: pairs.map(() => [1, 0, 1]),
}

/** So many plays of each of these runs, through the public API. */
export const buyEach = async (
  { call }: Caller,
  instanceIds: readonly number[],
  count: number,
): Promise<void> => {
  const { games } = await patiently(() => call('getFilteredGames', { filter: { maxResults: 200 } }))
  for (const id of instanceIds) {
    const game = games.find(each => each.gameInstanceId === id)
    if (!game) throw new Error(`run ${id} is not shown`)
    const { gameId, gameInstanceId, currencyId } = game
    const request = { requestId: randomUUID(), gameId, gameInstanceId, currencyId }
    const wanted = 'oneDrawGameExtMulti' in game.gameRule ? everyPair : dips(game.gameRule, count)
    const { exitCode } = await patiently(() => call('joinGame', { ...request, ...wanted }))
    if (exitCode !== 0) throw new Error(`run ${id} answered ${exitCode}`)
  }
}
