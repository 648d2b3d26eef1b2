import type { Game } from '@fairground/contract/entities/games/game'
import { pause } from '#support/pause.ts'
import type { LoggedPurchase } from './purchase-log.ts'
import type { SeededRandom } from '#support/seeded-random.ts'
import type { Shopper } from './shopper.ts'

export interface SaleOptions {
  readonly shoppers: readonly Shopper[]
  readonly random: SeededRandom
  /** Ends the sale. */
  readonly isOver: () => boolean
  /** The target rate of all shoppers together. */
  readonly perSecond: number
  readonly onAnswer: (purchase: LoggedPurchase, sentAt: number) => void
}

const lookEveryMs = 500

/** All shoppers buy at a steady rate until the sale is over and then finish their last purchase. */
export const sell = async ({ shoppers, random, isOver, perSecond, onAnswer }: SaleOptions): Promise<void> => {
  // One after the other: each login takes processor time, and the gateway locks an account after too many tries.
  for (const shopper of shoppers) await shopper.login()
  const scout = shoppers[0]!
  let games = onSale(await scout.listGames())
  const looking = (async () => {
    while (!isOver()) {
      await pause(lookEveryMs)
      games = onSale(await scout.listGames())
    }
  })()
  const everyMs = (shoppers.length / perSecond) * 1000
  const shopping = shoppers.map(async shopper => {
    let next = performance.now() + random.below(everyMs)
    while (!isOver()) {
      // A delayed shopper buys without pause until it is back on schedule.
      await pause(Math.max(0, next - performance.now()))
      next += everyMs
      const sentAt = performance.now()
      const game = choose(games, random)
      if (!game) continue
      const lines = Array.from({ length: 1 + random.below(2) }, () => random.line(6, 49))
      onAnswer(await shopper.buy(game, lines), sentAt)
    }
  })
  await Promise.all([...shopping, looking])
}

/** The next open instance of each game. */
const onSale = (games: readonly Game[]): Game[] => {
  const open = games.filter(game => game.gameStatus === 'OPEN')
  return [...Map.groupBy(open, game => game.gameId).values()].map(
    runs => runs.toSorted((a, b) => a.gameInstanceId - b.gameInstanceId)[0]!,
  )
}

/** The first game is the hot one and gets 80 % of the purchases. */
const choose = (games: readonly Game[], random: SeededRandom): Game | undefined => {
  const byId = games.toSorted((a, b) => a.gameId - b.gameId)
  return random.below(10) < 8 ? byId[0] : byId[random.below(byId.length)]
}
