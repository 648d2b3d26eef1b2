import type { GameRule } from '@fairground/contract/entities/games/game-rule'
import { type GameKind, getGameKind } from './game-kind.ts'

/** Closed map: a kind without an entry does not compile. */
const keys = {
  oneDrawGame: 'numbers',
  oneDrawGameExt: 'second',
  oneDrawGameExtMulti: 'digits',
  regularGame: 'race',
  raffleGame: 'raffle',
  bingoGame: 'bingo',
  crosswordGame: 'crossword',
  scratchcardGame: 'scratchcard',
} as const satisfies Readonly<Record<GameKind, string>>

/** The texts that explain a kind in three steps. */
export const getTutorialKey = (rule: GameRule) => keys[getGameKind(rule)]
