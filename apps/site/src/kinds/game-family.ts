/** The kinds of games as players know them, in the order in which a filter offers them. */
export const gameFamilies = ['lottery', 'pick', 'raffle', 'bingo', 'crossword', 'scratchcard'] as const

export type GameFamily = (typeof gameFamilies)[number]

/** Families sold from a deck at any time, and opened instead of drawn. */
export type InstantFamily = Extract<GameFamily, 'crossword' | 'scratchcard'>
