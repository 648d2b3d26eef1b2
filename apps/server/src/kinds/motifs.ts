import type { GameRuleName } from '@fairground/contract/entities/games/game-rule'

/** The drawing on the picture of a shared link. */
const motifNames = ['balls', 'race', 'picks', 'tickets', 'card', 'crossword', 'panel'] as const
export type Motif = (typeof motifNames)[number]

export const isMotif = (name: string): name is Motif => motifNames.some(each => each === name)

const motifs: { readonly [K in GameRuleName]: Motif } = {
  oneDrawGame: 'balls',
  oneDrawGameExt: 'balls',
  oneDrawGameExtMulti: 'picks',
  regularGame: 'race',
  raffleGame: 'tickets',
  bingoGame: 'card',
  crosswordGame: 'crossword',
  scratchcardGame: 'panel',
}

/** Null for an unknown kind. */
export const findMotif = (rule: string): Motif | null =>
  Object.hasOwn(motifs, rule) ? motifs[rule as GameRuleName] : null
