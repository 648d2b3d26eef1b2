/** The kinds of games that have a picture on their card. */
export type ArtKind = 'lottery' | 'raffle' | 'bingo' | 'crossword' | 'scratchcard' | 'pick' | 'race'
