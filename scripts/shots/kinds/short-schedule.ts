import { isInstantKind } from '@fairground/fair/instant/instant-games'
import type { DemoGame } from '@fairground/testkit/demo/demo-game'

const drawEveryMs = 90_000
/** A bingo game takes longer than the draw of any other kind. */
const bingoEveryMs = 360_000

/** Gives drawn games a short schedule, each with a different offset; decks keep their schedule. */
export const withShortSchedule = (game: DemoGame, i: number): DemoGame => {
  const { kind } = game.rules
  if (isInstantKind(kind)) return game
  const everyMs = kind === 'bingoGame' ? bingoEveryMs : drawEveryMs
  return { ...game, everyMs, offsetMs: (i * 30_000) % drawEveryMs }
}
