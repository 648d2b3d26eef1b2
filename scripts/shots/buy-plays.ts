import type { Caller } from '@fairground/testkit/demo/caller-of'
import { buyByCall } from '@fairground/testkit/demo/buy-by-call'
import type { DemoMember } from '@fairground/testkit/demo/world'

const count = 4

/** Which run of each game holds the player's own plays. */
export type Bought = ReadonlyMap<number, number>

/** Some plays of every game but the first, which is bought in the browser, so that each shows somebody's own. */
export const buyPlays = async (caller: Caller, { games }: DemoMember): Promise<Bought> => {
  const bought = new Map<number, number>()
  for (const { id } of games.slice(1)) bought.set(id, await buyByCall(caller, id, count))
  return bought
}
