import type { GameRule } from '@fairground/contract/entities/game-rule'

type PlayWord = 'lines' | 'tickets' | 'cards'

/** What a play of this kind of game is called. */
export const playWord = (rule: GameRule): PlayWord => {
  if ('raffleGame' in rule || 'bingoGame' in rule) return 'tickets'
  return 'crosswordGame' in rule || 'scratchcardGame' in rule ? 'cards' : 'lines'
}
