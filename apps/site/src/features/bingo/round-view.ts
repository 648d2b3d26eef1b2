import { bitsIn, missingSlots, toGo } from '@fairground/fair/bingo/to-go'
import { type BingoCard, markAfter, markingCalls } from '#features/bingo/card.ts'
import type { BingoPattern, BingoRule, Round, RoundTier } from '#features/bingo/round.ts'
import { setsOf, waysTo } from '#features/bingo/ways.ts'

/** done: won; now: played for; next: later; jackpot: can still be won; missed: can no longer be won. */
export type TierState = 'done' | 'now' | 'next' | 'jackpot' | 'missed'

export interface TierView extends RoundTier {
  readonly state: TierState
}

/** What one line tells of a card. */
export interface Standing {
  /** For the pattern that is being played for. */
  readonly toGo: number
  /** The tiers it has won so far. */
  readonly won: readonly TierView[]
}

export interface CardView extends Standing {
  readonly card: BingoCard
  readonly mark: number
  /** The same object for as long as it says the same. */
  readonly standing: Standing
  /** The slots that pattern still lacks, once few are left. */
  readonly needed: number
  /** Slots of finished lines. */
  readonly lines: number
  readonly done: BingoPattern | undefined
}

export interface RoundView {
  readonly calls: number
  readonly tiers: readonly TierView[]
  readonly playing: TierView | undefined
  readonly cards: readonly CardView[]
  /** How many numbers the viewer's best card lacks; infinite without a card. */
  readonly nearest: number
  /** What the viewer's cards have won so far, card by card. */
  readonly wins: readonly Win[]
}

export interface Win {
  readonly card: BingoCard
  readonly tier: TierView
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

const linesOf = (sets: readonly number[], mark: number): number =>
  sets.reduce((lines, set) => ((mark & set) === set ? lines | set : lines), 0)

/** Of several finished patterns the one that takes most. */
const largest = (balls: BingoRule['balls'], patterns: readonly BingoPattern[]): BingoPattern | undefined =>
  patterns.toSorted((a, b) => sizeOf(balls, b) - sizeOf(balls, a))[0]

const sizeOf = (balls: BingoRule['balls'], pattern: BingoPattern): number => toGo(waysTo(balls, pattern), 0)

/** What all cards of a round are asked at one moment. */
const questionsAt = ({ rule: { balls, patterns } }: Round, playing: TierView | undefined) => ({
  playing: waysTo(balls, playing?.won?.pattern ?? 'fullHouse'),
  patterns: patterns.map(pattern => ({ pattern, ways: waysTo(balls, pattern) })),
  sets: patterns.flatMap(pattern => setsOf(balls, pattern)),
})

const wonBy = (
  { rule }: Round,
  marking: readonly number[],
  tiers: readonly TierView[],
): readonly TierView[] =>
  tiers.filter(
    ({ state, won }) =>
      state === 'done' &&
      won !== undefined &&
      won.winners > 0 &&
      toGo(waysTo(rule.balls, won.pattern), markAfter(marking, won.call)) === 0,
  )

interface Marked {
  readonly card: BingoCard
  readonly mark: number
  readonly won: readonly TierView[]
}

const cardView = (
  { rule }: Round,
  { card, mark, won }: Marked,
  { playing, patterns, sets }: ReturnType<typeof questionsAt>,
  before: Standing | undefined,
): CardView => {
  const left = toGo(playing, mark)
  const done = patterns.filter(({ ways }) => toGo(ways, mark) === 0).map(({ pattern }) => pattern)
  return {
    card,
    mark,
    toGo: left,
    won,
    standing: before?.toGo === left && before.won === won ? before : { toGo: left, won },
    needed: left > nearlyThere ? 0 : maskOf(missingSlots(playing, mark)),
    lines: linesOf(sets, mark),
    done: largest(rule.balls, done),
  }
}

const sameStates = (a: readonly TierView[], b: readonly TierView[]): boolean =>
  a.length === b.length && a.every(({ state }, i) => state === b[i]?.state)

/** What is marked on each card after so many calls, from one call to the next and seldom back. */
const marker = (markings: readonly (readonly number[])[]): ((calls: number) => readonly number[]) => {
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

/** What a viewer sees after so many calls. What a call does not change is the same object as before it. */
export const roundViewer = (round: Round): ((calls: number, over?: boolean) => RoundView) => {
  const markings = round.cards.map(card => markingCalls(card, round.callOf))
  const marksAfter = marker(markings)
  let tiers: readonly TierView[] = []
  let cards: readonly CardView[] = []
  let wins: readonly Win[] = []
  return (calls, over = false) => {
    const tiersNow = tierViews(round, calls, over)
    const sameTiers = sameStates(tiers, tiersNow)
    if (!sameTiers) tiers = tiersNow
    const playing = tiers.find(({ state }) => state === 'now')
    const questions = questionsAt(round, playing)
    const marks = marksAfter(calls)
    cards = round.cards.map((card, i) => {
      const mark = marks[i] ?? 0
      const last = sameTiers ? cards[i] : undefined
      if (last?.mark === mark) return last
      const won = last?.won ?? wonBy(round, markings[i] ?? [], tiers)
      return cardView(round, { card, mark, won }, questions, last?.standing)
    })
    if (!sameTiers) wins = cards.flatMap(({ card, won }) => won.map(tier => ({ card, tier })))
    const nearest = Math.min(...cards.map(({ toGo: left }) => left))
    return { calls, tiers, playing, cards, nearest, wins }
  }
}

/** What a viewer sees after so many calls: nothing of later ones is in it. */
export const roundViewAt = (round: Round, calls: number, over = false): RoundView =>
  roundViewer(round)(calls, over)

/** Nearest to winning first; of equal ones, the lower number. */
export const bestFirst = (cards: readonly CardView[]): CardView[] =>
  cards.toSorted((a, b) => a.toGo - b.toGo || a.card.n - b.card.n)

export const neededNumbers = ({ card, needed }: Pick<CardView, 'card' | 'needed'>): number[] =>
  bitsIn(needed) === 0 ? [] : card.numbers.filter((_, slot) => (needed & (1 << slot)) !== 0)
