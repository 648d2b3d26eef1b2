import { bitsIn, missingSlots, toGo } from '@fairground/fair/bingo/to-go'
import { type BingoCard, markOf } from '#features/bingo/card.ts'
import type { BingoPattern, BingoRule, Round, RoundTier } from '#features/bingo/round.ts'
import { setsOf, waysTo } from '#features/bingo/ways.ts'

/** done: won; now: played for; next: later; jackpot: can still be won; missed: can no longer be won. */
export type TierState = 'done' | 'now' | 'next' | 'jackpot' | 'missed'

export interface TierView extends RoundTier {
  readonly state: TierState
}

export interface CardView {
  readonly card: BingoCard
  readonly mark: number
  /** The slot of the number on stage; -1 if it is not on this card. */
  readonly newSlot: number
  /** For the pattern that is being played for. */
  readonly toGo: number
  /** The slots that pattern still lacks, once few are left. */
  readonly needed: number
  /** Slots of finished lines. */
  readonly lines: number
  readonly done: BingoPattern | undefined
  /** The tiers it has won so far. */
  readonly won: readonly TierView[]
}

export interface RoundView {
  readonly calls: number
  readonly tiers: readonly TierView[]
  readonly playing: TierView | undefined
  readonly cards: readonly CardView[]
}

/** From so few to go the missing numbers are pointed out. */
const nearlyThere = 2

const stateOf = (tier: RoundTier, rule: BingoRule, calls: number, over: boolean): TierState => {
  const { won, isJackpot } = tier
  const shown = over || (won !== undefined && won.call > 0 && won.call <= calls)
  if (isJackpot) {
    if (shown && won !== undefined && won.winners > 0) return 'done'
    return shown || calls >= rule.jackpotCalls ? 'missed' : 'jackpot'
  }
  return shown ? 'done' : 'next'
}

/** Before the call of a tier is known nobody is told that it is still open. */
const tierViews = ({ tiers, rule }: Round, calls: number, over: boolean): TierView[] => {
  const views = tiers.map(tier => ({ ...tier, state: stateOf(tier, rule, calls, over) }))
  const now = views.findIndex(({ state, won }) => state === 'next' && won !== undefined)
  return views.map((view, i) => (i === now ? { ...view, state: 'now' as const } : view))
}

const maskOf = (slots: readonly number[]): number => slots.reduce((mask, slot) => mask | (1 << slot), 0)

const linesOf = ({ balls, patterns }: BingoRule, mark: number): number =>
  patterns
    .flatMap(pattern => setsOf(balls, pattern))
    .filter(set => (mark & set) === set)
    .reduce((lines, set) => lines | set, 0)

/** Of several finished patterns the one that takes most. */
const largest = (balls: BingoRule['balls'], patterns: readonly BingoPattern[]): BingoPattern | undefined =>
  patterns.toSorted((a, b) => sizeOf(balls, b) - sizeOf(balls, a))[0]

const sizeOf = (balls: BingoRule['balls'], pattern: BingoPattern): number => toGo(waysTo(balls, pattern), 0)

const cardView = (round: Round, card: BingoCard, calls: number, tiers: readonly TierView[]): CardView => {
  const { rule, callOf } = round
  const { balls, patterns } = rule
  const mark = markOf(card, callOf, calls)
  const ways = waysTo(balls, tiers.find(({ state }) => state === 'now')?.won?.pattern ?? 'fullHouse')
  const left = toGo(ways, mark)
  const isDone = (pattern: BingoPattern) => toGo(waysTo(balls, pattern), mark) === 0
  return {
    card,
    mark,
    newSlot: card.numbers.findIndex(number => callOf.get(number) === calls),
    toGo: left,
    needed: left > nearlyThere ? 0 : maskOf(missingSlots(ways, mark)),
    lines: linesOf(rule, mark),
    done: largest(balls, patterns.filter(isDone)),
    won: tiers.filter(
      ({ state, won }) =>
        state === 'done' &&
        won !== undefined &&
        won.winners > 0 &&
        toGo(waysTo(balls, won.pattern), markOf(card, callOf, won.call)) === 0,
    ),
  }
}

/** What a viewer sees after so many calls: nothing of later ones is in it. */
export const roundViewAt = (round: Round, calls: number, over = false): RoundView => {
  const tiers = tierViews(round, calls, over)
  return {
    calls,
    tiers,
    playing: tiers.find(({ state }) => state === 'now'),
    cards: round.cards.map(card => cardView(round, card, calls, tiers)),
  }
}

/** Nearest to winning first; of equal ones, the lower number. */
export const bestFirst = (cards: readonly CardView[]): CardView[] =>
  cards.toSorted((a, b) => a.toGo - b.toGo || a.card.n - b.card.n)

export const neededNumbers = ({ card, needed }: Pick<CardView, 'card' | 'needed'>): number[] =>
  bitsIn(needed) === 0 ? [] : card.numbers.filter((_, slot) => (needed & (1 << slot)) !== 0)
