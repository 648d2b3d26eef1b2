import type { Game } from '@fairground/contract/entities/game'
import { useSoonCue } from '#features/sound/use-soon-cue.ts'

/** Nothing to see: the notes that call a player to a game about to start. */
export function SoonCue({ game, text }: { game: Game; text: string }) {
  useSoonCue(game, text)
  return null
}
