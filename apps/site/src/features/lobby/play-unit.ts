import type { Game } from '@fairground/contract/entities/games/game'
import { getSiteKind } from '#kinds/kinds.ts'

const units = { lines: 'line', tickets: 'ticket', cards: 'card' } as const

/** The word for one play of the game. */
export const getPlayUnit = ({ gameRule }: Pick<Game, 'gameRule'>): 'line' | 'ticket' | 'card' =>
  units[getSiteKind(gameRule).playWord]
