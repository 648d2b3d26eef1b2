import type { PlayRule } from '@fairground/rules/picking/play-rule'
import type { ArtKind } from '@fairground/ui/art/art-kind'
import type { SoundKind } from '#core/preferences/preferences.ts'
import type { DrawnParts } from './result-parts.ts'
import type { PlayoutPageName, PlayoutShape } from './playout-shape.ts'

export interface PlayNumbers {
  readonly numbers: number[]
  readonly numbers2nd?: number[]
}

/** What the pages need to know about a game of one kind, computed from its rule. */
export interface SiteKind {
  /** What a play of this kind is called. */
  readonly playWord: 'lines' | 'tickets' | 'cards'
  readonly soundKind: SoundKind
  readonly cardArt: ArtKind
  /** The tabs of the lobby that list this kind besides those for every game. */
  readonly lobbyTabs: readonly ('lottery' | 'lotteryAndRaffle')[]
  /** The content of a play: one or two sets of numbers, digits by position, or nothing for a dealt play. */
  readonly playRule: PlayRule
  /** The highest number of the first set; undefined for a game without picked numbers. */
  readonly highestNumber: number | undefined
  /** Splits a line of a subscription, in which the second set follows the first. */
  readonly splitLine: (line: number[]) => PlayNumbers
  /** False if the drawn numbers taken together would mark numbers that never matched. */
  readonly marksLines: boolean
  /** Whether a list of draws reports that the jackpot was won. */
  readonly hasJackpot: boolean
  /** True if every line has a stake of its own, so that the game has no single price per play. */
  readonly isPricedByUnits: boolean
  /** The parts of a result of at least one number. */
  readonly toDrawnParts: (numbers: readonly number[], numbers2nd: readonly number[]) => DrawnParts
  readonly playoutPage: PlayoutPageName
  /** Undefined for a game that is not played with numbers. */
  readonly playoutShape: PlayoutShape | undefined
}

const defaults = {
  splitLine: numbers => ({ numbers }),
  marksLines: true,
  isPricedByUnits: false,
} as const satisfies Partial<SiteKind>

/** Defaults of the kinds with picked numbers. */
export const numbersDefaults = {
  ...defaults,
  playWord: 'lines',
  soundKind: 'lottery',
  lobbyTabs: ['lottery', 'lotteryAndRaffle'],
  hasJackpot: true,
  playoutPage: 'numbers',
} as const satisfies Partial<SiteKind>

/** Defaults of the kinds with dealt plays. */
export const dealtDefaults = {
  ...defaults,
  playRule: { kind: 'dealt' },
  highestNumber: undefined,
  playoutShape: undefined,
} as const satisfies Partial<SiteKind>

/** Small number games get the dot field, so that the cards of lotteries differ. */
export const numbersArt = (pick: number): ArtKind => (pick <= 5 ? 'pick' : 'lottery')
