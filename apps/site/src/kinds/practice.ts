import type { GameKind } from './game-kind.ts'

/** Closed map: whether a practice game of this kind is offered. A kind without an entry does not compile. */
const practice: Readonly<Record<GameKind, boolean>> = {
  oneDrawGame: true,
  oneDrawGameExt: true,
  oneDrawGameExtMulti: true,
  regularGame: true,
  raffleGame: false,
  bingoGame: false,
  crosswordGame: false,
  scratchcardGame: true,
}

export const canPractise = (kind: GameKind): boolean => practice[kind]
