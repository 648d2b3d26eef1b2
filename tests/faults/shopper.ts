import { randomUUID } from 'node:crypto'
import { type Caller, restClient } from '@fairground/client/rest'
import type { Game } from '@fairground/contract/entities/games/game'
import { type DemoMember, demoPassword } from '@fairground/testkit/demo/world'
import { retryUntilSuccess } from '#support/retry-until-success.ts'
import type { LoggedPurchase, PurchaseLog } from './purchase-log.ts'

export interface Shopper {
  login(): Promise<void>
  /** Lists the games on sale. */
  listGames(): Promise<readonly Game[]>
  /** Buys once and repeats the same request until it is answered. */
  buy(game: Game, lines: readonly (readonly number[])[]): Promise<LoggedPurchase>
}

/**
 * A correct API client: it creates one request id per purchase, repeats it until there is an answer, and switches to
 * the next gateway when one does not respond.
 */
export const createShopper = (
  ports: readonly number[],
  member: DemoMember,
  name: string,
  log: Pick<PurchaseLog, 'write'>,
  patienceMs?: number,
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

  const atAnyGateway = <T>(attempt: () => Promise<T>) =>
    retryUntilSuccess(attempt, () => void (turn += 1), patienceMs)

  const loggedIn = async (): Promise<void> => {
    if (token) return
    const answer = await call('login', { username: name, password: demoPassword })
    playerId = answer.player.id
  }

  return {
    login: () => atAnyGateway(loggedIn),
    listGames: () =>
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
          const reply = await call('joinGame', { ...request, userPlays, userPlaysCount: userPlays.length })
          // "Could not confirm" is not final: a retry with the same key returns the decision.
          if (reply.exitCode === 8 || reply.exitCode === 234) throw new Error('not decided')
          return reply
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
