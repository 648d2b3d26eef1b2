import { randomInt, randomUUID } from 'node:crypto'
import { restClient } from '@fairground/client/rest'
import type { Game } from '@fairground/contract/entities/game'
import { type DemoMember, demoPassword } from '@fairground/testkit/demo/world'
import type { LoggedPurchase } from './purchase-log.ts'

export interface Shopper {
  readonly name: string
  /** Buys once, sending the same request again until it is answered. */
  buy(pick: (games: readonly Game[]) => Game | undefined): Promise<LoggedPurchase | undefined>
}

const giveUpAfterMs = 60_000
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** A client as a careful program would write it: it makes the request id and never makes a second one for the same wish. */
export const createShopper = (
  baseUrl: string,
  member: DemoMember,
  name: string,
  log: (purchase: LoggedPurchase) => void,
): Shopper => {
  let token: string | null = null
  let playerId = 0
  const store = { read: () => token, write: (next: string | null) => void (token = next) }
  const { call } = restClient({
    baseUrl,
    memberId: member.id,
    siteKey: member.siteKey,
    token: store,
    timeoutMs: 8000,
  })

  const patiently = async <T>(attempt: () => Promise<T>): Promise<T> => {
    const deadline = Date.now() + giveUpAfterMs
    for (;;) {
      try {
        return await attempt()
      } catch (error) {
        if (Date.now() > deadline) throw error
        await pause(150)
      }
    }
  }

  const loggedIn = () =>
    patiently(async () => {
      if (token) return
      const answer = await call('login', { username: name, password: demoPassword })
      playerId = answer.player.id
    })

  return {
    name,
    async buy(pick) {
      await loggedIn()
      const { games } = await patiently(() => call('getFilteredGames', { filter: { maxResults: 50 } }))
      const game = pick(games)
      if (!game) return undefined
      const requestId = randomUUID()
      const userPlays = Array.from({ length: 1 + randomInt(3) }, () => dip())
      const request = {
        requestId,
        gameId: game.gameId,
        gameInstanceId: game.gameInstanceId,
        userPlays,
        userPlaysCount: userPlays.length,
        currencyId: game.currencyId,
      }
      const known = { requestId, playerId, plays: userPlays.length }
      const answer = await patiently(async () => {
        await loggedIn()
        try {
          const given = await call('joinGame', request)
          // "Could not confirm" is no answer: only the same key tells.
          if (given.exitCode === 8 || given.exitCode === 234) throw new Error('not decided')
          return given
        } catch (error) {
          log({ ...known, outcome: 'unknown' })
          throw error
        }
      })
      const purchase: LoggedPurchase =
        answer.exitCode === 0
          ? {
              ...known,
              outcome: 'ok',
              exitCode: 0,
              ...(answer.joinEvent ? { charged: answer.joinEvent.charged } : {}),
            }
          : { ...known, outcome: 'refused', exitCode: answer.exitCode }
      log(purchase)
      return purchase
    },
  }
}

const dip = (): number[] => {
  const numbers = new Set<number>()
  while (numbers.size < 6) numbers.add(1 + randomInt(49))
  return [...numbers]
}
