import { bitsIn, missingSlots, toGo } from '@fairground/fair/games/bingo/to-go'
import { type BingoCard, markAfter, markingCalls } from '#features/bingo/tickets/bingo-card.ts'
import type { BingoGame, BingoTier } from './bingo-game.ts'
import type { BingoPattern, BingoRule } from '#kinds/bingo/bingo-kind.ts'
import { lineMasks, winningMasks } from './pattern-masks.ts'

/** done: won; now: in play; next: later; jackpot: still winnable; missed: no longer winnable. */
export type TierState = 'done' | 'now' | 'next' | 'jackpot' | 'missed'

export interface TierView extends BingoTier {
  readonly state: TierState
}

/** The part of a card view that a ticket row shows. */
export interface TicketProgress {
  /** Numbers missing for the pattern in play. */
  readonly toGo: number
  /** The tiers the card has won so far. */
  readonly won: readonly TierView[]
}

export interface CardView extends TicketProgress {
  readonly card: BingoCard
  readonly mark: number
  /** Keeps its identity while its values do not change. */
  readonly progress: TicketProgress
  /** The missing slots of the pattern in play, as bits; 0 until few are left. */
  readonly needed: number
  /** Slots of completed lines, as bits. */
  readonly lines: number
  readonly done: BingoPattern | undefined
}

export interface BingoView {
  readonly calls: number
  readonly tiers: readonly TierView[]
  readonly playing: TierView | undefined
  readonly cards: readonly CardView[]
  /** Numbers missing on the viewer's best card; infinite without a card. */
  readonly nearest: number
  /** Everything the viewer's cards have won so far, card by card. */
  readonly wins: readonly Win[]
}

export interface Win {
  readonly card: BingoCard
  readonly tier: TierView
}

/** Missing numbers are highlighted from this many to go. */
const nearlyThere = 2

const computeTierState = (tier: BingoTier, rule: BingoRule, calls: number, over: boolean): TierState => {
  const { won, isJackpot } = tier
  const shown = over || (won !== undefined && won.call > 0 && won.call <= calls)
  if (isJackpot) {
    if (shown && won !== undefined && won.winners > 0) return 'done'
    return shown || calls >= rule.jackpotCalls ? 'missed' : 'jackpot'
  }
  return shown ? 'done' : 'next'
}

/** A tier without a published winning call is never shown as in play. */
const tierViews = ({ tiers, rule }: BingoGame, calls: number, over: boolean): TierView[] => {
  const views = tiers.map(tier => ({ ...tier, state: computeTierState(tier, rule, calls, over) }))
  const now = views.findIndex(({ state, won }) => state === 'next' && won !== undefined)
  return views.map((view, i) => (i === now ? { ...view, state: 'now' as const } : view))
}

const toMask = (slots: readonly number[]): number => slots.reduce((mask, slot) => mask | (1 << slot), 0)

const completedLines = (sets: readonly number[], mark: number): number =>
  sets.reduce((lines, set) => ((mark & set) === set ? lines | set : lines), 0)

/** The completed pattern with the most numbers. */
const largest = (balls: BingoRule['balls'], patterns: readonly BingoPattern[]): BingoPattern | undefined =>
  patterns.toSorted((a, b) => patternSize(balls, b) - patternSize(balls, a))[0]

const patternSize = (balls: BingoRule['balls'], pattern: BingoPattern): number =>
  toGo(winningMasks(balls, pattern), 0)

/** The masks that every card of the game is compared with at one moment. */
const masksFor = ({ rule: { balls, patterns } }: BingoGame, playing: TierView | undefined) => ({
  playing: winningMasks(balls, playing?.won?.pattern ?? 'fullHouse'),
  patterns: patterns.map(pattern => ({ pattern, winning: winningMasks(balls, pattern) })),
  sets: patterns.flatMap(pattern => lineMasks(balls, pattern)),
})

const findWonTiers = (
  { rule }: BingoGame,
  marking: readonly number[],
  tiers: readonly TierView[],
): readonly TierView[] =>
  tiers.filter(
    ({ state, won }) =>
      state === 'done' &&
      won !== undefined &&
      won.winners > 0 &&
      toGo(winningMasks(rule.balls, won.pattern), markAfter(marking, won.call)) === 0,
  )

interface Marked {
  readonly card: BingoCard
  readonly mark: number
  readonly won: readonly TierView[]
}

const cardView = (
  { rule }: BingoGame,
  { card, mark, won }: Marked,
  { playing, patterns, sets }: ReturnType<typeof masksFor>,
  before: TicketProgress | undefined,
): CardView => {
  const left = toGo(playing, mark)
  const done = patterns.filter(({ winning }) => toGo(winning, mark) === 0).map(({ pattern }) => pattern)
  return {
    card,
    mark,
    toGo: left,
    won,
    progress: before?.toGo === left && before.won === won ? before : { toGo: left, won },
    needed: left > nearlyThere ? 0 : toMask(missingSlots(playing, mark)),
    lines: completedLines(sets, mark),
    done: largest(rule.balls, done),
  }
}

const haveSameStates = (a: readonly TierView[], b: readonly TierView[]): boolean =>
  a.length === b.length && a.every(({ state }, i) => state === b[i]?.state)

/** Computes the marks of each card after a number of calls. It advances incrementally and restarts when it goes back. */
const createMarker = (markings: readonly (readonly number[])[]): ((calls: number) => readonly number[]) => {
  const marksAt = new Map<number, { index: number; bit: number }[]>()
  for (const [index, marking] of markings.entries())
    for (const [slot, call] of marking.entries())
      marksAt.set(call, [...(marksAt.get(call) ?? []), { index, bit: 1 << slot }])
  const marks = markings.map(() => 0)
  let at = 0
  return calls => {
    if (calls < at) {
      marks.fill(0)
      at = 0
    }
    while (at < calls) {
      at += 1
      for (const { index, bit } of marksAt.get(at) ?? []) marks[index] = (marks[index] ?? 0) | bit
    }
    return marks
  }
}

/** Computes what a viewer sees after a number of calls. Objects that a call does not change keep their identity. */
export const createBingoViewer = (game: BingoGame): ((calls: number, over?: boolean) => BingoView) => {
  const markings = game.cards.map(card => markingCalls(card, game.callByNumber))
  const marksAfter = createMarker(markings)
  let tiers: readonly TierView[] = []
  let cards: readonly CardView[] = []
  let wins: readonly Win[] = []
  return (calls, over = false) => {
    const tiersNow = tierViews(game, calls, over)
    const sameTiers = haveSameStates(tiers, tiersNow)
    if (!sameTiers) tiers = tiersNow
    const playing = tiers.find(({ state }) => state === 'now')
    const masks = masksFor(game, playing)
    const marks = marksAfter(calls)
    cards = game.cards.map((card, i) => {
      const mark = marks[i] ?? 0
      const last = sameTiers ? cards[i] : undefined
      if (last?.mark === mark) return last
      const won = last?.won ?? findWonTiers(game, markings[i] ?? [], tiers)
      return cardView(game, { card, mark, won }, masks, last?.progress)
    })
    if (!sameTiers) wins = cards.flatMap(({ card, won }) => won.map(tier => ({ card, tier })))
    const nearest = Math.min(...cards.map(({ toGo: left }) => left))
    return { calls, tiers, playing, cards, nearest, wins }
  }
}

/** What a viewer sees after a number of calls. It reveals nothing about later calls. */
export const bingoViewAt = (game: BingoGame, calls: number, over = false): BingoView =>
  createBingoViewer(game)(calls, over)

/** Sorts by numbers to go, then by ticket number. */
export const bestFirst = (cards: readonly CardView[]): CardView[] =>
  cards.toSorted((a, b) => a.toGo - b.toGo || a.card.n - b.card.n)

export const neededNumbers = ({ card, needed }: Pick<CardView, 'card' | 'needed'>): number[] =>
  bitsIn(needed) === 0 ? [] : card.numbers.filter((_, slot) => (needed & (1 << slot)) !== 0)
