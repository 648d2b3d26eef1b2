import type { AnyKind } from './terms/game-kind.ts'

/** The kind that a new game begins with. */
export const firstKind: AnyKind = 'oneDrawGame'

/** Tiers of a scratchcard are symbols. */
export const hasSymbols = (kind: AnyKind): boolean => kind === 'scratchcardGame'

/** Tiers of bingo are patterns on the card. */
export const hasPatterns = (kind: AnyKind): boolean => kind === 'bingoGame'

/** Bets have fixed multiples, so no share of the sales goes into a pool. */
export const hasFixedShares = (kind: AnyKind): boolean => kind === 'oneDrawGameExtMulti'
