import { isInstantKind } from '@fairground/fair/instant/instant-games'
import type { DemoGame } from '@fairground/testkit/demo/demo-game'
import { showcaseMembers } from '@fairground/testkit/demo/showcase/showcase-members'
import type { DemoMember } from '@fairground/testkit/demo/world'

const second = 1000

export const honestCloseBeforeMs = 20 * second

/** The draws start at different times, so that they do not all close in the same beacon round. */
const hurry = (game: DemoGame, at: number): DemoGame => {
  if (game.startAfterFullMs !== undefined) return game
  const everyMs = (isInstantKind(game.rules.kind) ? 150 : 120) * second
  return { ...game, everyMs, offsetMs: ((at * 11) % 40) * 3 * second }
}

/** The operators of the demo with more frequent draws and decks. */
export const honestMembers: readonly DemoMember[] = showcaseMembers.map(member => ({
  ...member,
  games: member.games.map((game, i) => hurry(game, member.id * 3 + i)),
}))
