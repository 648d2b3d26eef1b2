import { randomUUID } from 'node:crypto'
import { type Caller, restClient } from '@fairground/client/rest'
import type { Game } from '@fairground/contract/entities/game'
import { type DemoMember, demoPassword } from '@fairground/testkit/demo/world'
import { patiently } from './patiently.ts'
import type { LoggedPurchase, PurchaseLog } from './purchase-log.ts'

export interface Shopper {
  /** The games on sale, as this client is shown them. */
  window(): Promise<readonly Game[]>
  /** Buys once, sending the same request again until it is answered. */
  buy(game: Game, lines: readonly (readonly number[])[]): Promise<LoggedPurchase>
}

/**
 * A client as a careful program would write it: it makes the request id, never makes a second one for the same wish,
 * and tries the next gateway when one does not answer.
 */
export const createShopper = (
  ports: readonly number[],
  member: DemoMember,
  name: string,
  log: Pick<PurchaseLog, 'write'>,
): Shopper => {
  let token: string | null = null
  let playerId = 0
  let turn = 0
  const store = { read: () => token, write: (next: string | null) => void (token = next) }
  const { id: memberId, siteKey } = member
  const gateways = ports.map(port =>
    restClient({ baseUrl: `http://127.0.0.1:${port}`, memberId, siteKey, token: store, timeoutMs: 8000 }),
  )
  const call: Caller['call'] = (operation, input) => gateways[turn % gateways.length]!.call(operation, input)

  const atAnyGateway = <T>(attempt: () => Promise<T>) => patiently(attempt, () => void (turn += 1))

  const loggedIn = async (): Promise<void> => {
    if (token) return
    const answer = await call('login', { username: name, password: demoPassword })
    playerId = answer.player.id
  }

  return {
    window: () =>
      atAnyGateway(async () => {
        await loggedIn()
        return (await call('getFilteredGames', { filter: { maxResults: 200 } })).games
      }),
    async buy(game, lines) {
      await atAnyGateway(loggedIn)
      const requestId = randomUUID()
      const userPlays = lines.map(line => [...line])
      const { gameId, gameInstanceId, currencyId } = game
      const request = { requestId, gameId, gameInstanceId, currencyId }
      const known = { requestId, playerId, plays: userPlays.length }
      const answer = await atAnyGateway(async () => {
        try {
          await loggedIn()
          const given = await call('joinGame', { ...request, userPlays, userPlaysCount: userPlays.length })
          // "Could not confirm" is no answer: only the same key tells.
          if (given.exitCode === 8 || given.exitCode === 234) throw new Error('not decided')
          return given
        } catch (error) {
          await log.write({ ...known, outcome: 'unknown' })
          throw error
        }
      })
      const { exitCode } = answer
      const charged = answer.joinEvent?.charged
      const purchase: LoggedPurchase =
        exitCode === 0 && charged !== undefined
          ? { ...known, outcome: 'ok', exitCode, charged }
          : { ...known, outcome: 'refused', exitCode }
      await log.write(purchase)
      return purchase
    },
  }
}
