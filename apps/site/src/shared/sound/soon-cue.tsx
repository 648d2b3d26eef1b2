import type { Game } from '@fairground/contract/entities/games/game'
import { useSoonCue } from './use-soon-cue.ts'

/** Plays the sound for a game that is about to start. Renders nothing. */
export function SoonCue({ game, text }: { game: Game; text: string }) {
  useSoonCue(game, text)
  return null
}
