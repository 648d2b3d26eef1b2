import type { Game } from '@fairground/contract/entities/game'
import { playWord } from '#shared/play-word.ts'

const units = { lines: 'line', tickets: 'ticket', cards: 'card' } as const

/** What one play of a game is called. */
export const unitOf = ({ gameRule }: Pick<Game, 'gameRule'>): 'line' | 'ticket' | 'card' =>
  units[playWord(gameRule)]
