/** The games whose tickets are ordered by number instead of being filled in. */
export type OrderKind = 'bingo' | 'raffle'
