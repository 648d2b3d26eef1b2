import { setTimeout as sleep } from 'node:timers/promises'
import { buy, findOpenGame } from '@fairground/testkit/server/play'
import type { TestPlayer, TestServer } from '@fairground/testkit/server/test-server'

/** Sells to crowd1, crowd2, ... in turn until it is stopped. Keeps what was refused. */
export const startSelling = async (server: TestServer, buyers: number) => {
  const players: TestPlayer[] = []
  // A gateway queues only ten logins of one address.
  for (let i = 1; i <= buyers; i++) players.push(await server.login(`crowd${i}`))
  let stopped = false
  let sold = 0
  const refused: unknown[] = []
  const sellOn = async (own: readonly TestPlayer[]) => {
    const game = await findOpenGame(own[0]!, 12)
    for (let i = 0; !stopped; i++) {
      await buy(own[i % own.length]!, game, [1, 2, 3]).then(
        () => sold++,
        (error: unknown) => refused.push(error),
      )
      await sleep(50)
    }
  }
  const selling = Promise.all([0, 1].map(half => sellOn(players.filter((_, i) => i % 2 === half))))
  return {
    count: () => sold,
    async stop() {
      stopped = true
      await selling
      return { sold, refused }
    },
  }
}
