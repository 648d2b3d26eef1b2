import type { Game } from '@fairground/contract/entities/games/game'
import type { GameRule, GameRuleName } from '@fairground/contract/entities/games/game-rule'
import type { SettledTicket } from '@fairground/fair/games/game'
import type { GameKind, GameOutcome, GameTerms, Kinds } from '@fairground/fair/games/games'
import type { InstantKind, InstantTypes } from '@fairground/fair/instant/instant-games'
import type { PlayRule } from '@fairground/rules/picking/play-rule'
import type { Ladder } from '@fairground/rules/ladder/ladder'
import { separatePrizes } from '@fairground/rules/ladder/prize-rules'
import type { PrizeRule } from '@fairground/rules/prizes/prize-terms'
import type { MatchPrize } from '@fairground/rules/rewards/bonus-ball'

type RuleView<K extends GameRuleName> = Extract<GameRule, Record<K, unknown>>[K]

/** The numbers of one line as the contract shows them. */
export interface PlayNumbers {
  readonly numbers: number[]
  readonly numbers2nd?: number[]
  readonly multiOption?: number[]
}

interface AnyKind<K extends GameRuleName> {
  /** The default text of the rules page. */
  howToPlay(rule: RuleView<K>): string
  /** Whether the odds of a tier depend on the number of plays sold. */
  hasOddsBySales(prize: string): boolean
}

/** Which tickets the settlement of a draw reads. */
export type SettlementScope = 'positions' | 'matching' | 'all' | 'allWithPlayers'

/** How cards are dealt to a purchase of a game without a choice of numbers. */
export interface Dealing {
  readonly dealSeed: Uint8Array
  readonly sold: number
  readonly count: number
}

/** The server's definition of a game kind in which all tickets share one draw. */
export interface DrawKind<K extends GameKind> extends AnyKind<K> {
  toRuleView(rules: Kinds[K]['rules'], cap: number): GameRule
  toPlayRule(rules: Kinds[K]['rules']): PlayRule
  /** How many numbers a line has, in its first and in its second set. */
  playSize(rules: Kinds[K]['rules']): readonly [first: number, second: number]
  /** Null for kinds without number picking. */
  readonly lobby: NonNullable<Game['gameLobby']> | null
  /** Whether the database can find matching tickets by a bit mask of the line's first set. */
  readonly isMaskable: boolean
  readonly settlementScope: SettlementScope
  /** Whether numbers match only in their own position. */
  readonly matchesByPosition: boolean
  /** Whether the result lists several draws, each with its own numbers. */
  readonly hasSeveralDraws: boolean
  toPlayNumbers(first: readonly number[], second: readonly number[], seq: number): PlayNumbers
  dealPlays(rules: Kinds[K]['rules'], dealing: Dealing): readonly string[]
  computeLadder(terms: GameTerms<K>, sold: number): Ladder
  prizeRule(rules: Kinds[K]['rules']): PrizeRule
  /** For each tier the call that decided it, in kinds that draw until every tier is won. */
  findDecidingCalls(
    terms: GameTerms<K>,
    outcome: GameOutcome,
    tickets: readonly SettledTicket[],
  ): readonly number[]
  /** How the game counts bonus balls. Undefined for kinds that accept none. */
  bonusBallTerms(terms: GameTerms<K>): BonusBallTerms | undefined
  /** What the best-ranked players share, as percentages of a fund. Undefined for kinds without a ranking. */
  computeRanking(terms: GameTerms<K>, fund: bigint): Ranking | undefined
}

/** How a game counts bonus balls. */
export interface BonusBallTerms {
  /** The highest number of the game. */
  readonly highest: number
  readonly prizes: readonly MatchPrize[]
}

export interface Ranking {
  readonly fund: bigint
  readonly percents: readonly number[]
}

/** The server's definition of a game kind that deals its tickets from a deck. */
export interface DeckKind<K extends InstantKind> extends AnyKind<K> {
  readonly playout: NonNullable<Game['gamePlayout']>
  toRuleView(terms: DeckTerms<K>, cards: number): GameRule
}

export interface DeckTerms<K extends InstantKind> {
  readonly rules: InstantTypes[K]['rules']
  readonly prizeTable: InstantTypes[K]['prizeTable']
}

/** Defaults of draw kinds. */
export const drawDefaults = {
  lobby: 'numberPicking',
  isMaskable: false,
  settlementScope: 'all',
  matchesByPosition: false,
  hasSeveralDraws: false,
  hasOddsBySales: () => false,
  toPlayNumbers: (first: readonly number[]): PlayNumbers => ({ numbers: [...first] }),
  dealPlays: (_rules: unknown, { count }: Dealing): readonly string[] =>
    Array.from({ length: count }, () => ''),
  findDecidingCalls: (): readonly number[] => [],
  bonusBallTerms: (): BonusBallTerms | undefined => undefined,
  computeRanking: (): Ranking | undefined => undefined,
  prizeRule: () => separatePrizes,
} as const
