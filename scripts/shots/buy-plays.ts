import { buyByCall } from '@fairground/testkit/demo/buy-by-call'
import { logInByCall } from '@fairground/testkit/demo/log-in-by-call'
import type { DemoMember } from '@fairground/testkit/demo/world'

const count = 4

/** Which run of each game holds the player's own plays. */
export type Bought = ReadonlyMap<number, number>

/** Some plays of every game but the first, which is bought in the browser, so that each shows somebody's own. */
export const buyPlays = async (port: number, member: DemoMember, username: string): Promise<Bought> => {
  const bought = new Map<number, number>()
  const caller = await logInByCall(port, member, username)
  for (const { id } of member.games.slice(1)) bought.set(id, await buyByCall(caller, id, count))
  return bought
}
