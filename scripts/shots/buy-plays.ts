import type { Caller } from '@fairground/testkit/demo/create-caller'
import { buyThroughApi } from '@fairground/testkit/demo/buy-through-api'
import type { DemoMember } from '@fairground/testkit/demo/world'

const count = 4

/** The instance of each game in which the player holds tickets, by game id. */
export type Bought = ReadonlyMap<number, number>

/** Buys plays of every game except the first, which is bought in the browser. */
export const buyPlays = async (caller: Caller, { games }: DemoMember): Promise<Bought> => {
  const bought = new Map<number, number>()
  for (const { id } of games.slice(1)) bought.set(id, await buyThroughApi(caller, id, count))
  return bought
}
