import type { BingoPrizeTable, BingoRules } from './bingo.ts'
import { payoutAmount, type Payout } from '#settlement/settlement.ts'
import { cardNumbers } from './card.ts'
import { type BingoPattern, getPattern } from './patterns.ts'
import { bitsIn, missingSlots, toGo, completionMasks } from './to-go.ts'

/** The published part of a pattern's win. */
export interface ShownWin {
  pattern: BingoPattern
  call: number
  winners: number
}

export interface BingoViewInput {
  rules: BingoRules
  prizeTable: BingoPrizeTable
  wins: readonly ShownWin[]
  /** The viewer's cards in play order. */
  cards: readonly { seq0: number; plays: string }[]
  payouts: readonly Payout[]
  /** The calls shown so far. */
  called: readonly number[]
}

export type TierState = 'open' | 'won' | 'missed'

export interface TierView {
  name: string
  pattern: BingoPattern
  state: TierState
  /** Present once the tier is won. */
  call?: number
  winners?: number
}

export interface CardView {
  seq0: number
  marked: number
  /** Numbers to go for the current pattern; after the last pattern, for the full card. */
  toGo: number
  needed: number[]
  complete: BingoPattern[]
  won: bigint
}

export interface BingoView {
  calls: number
  last?: number
  tiers: TierView[]
  /** The lowest open tier. */
  playingFor?: TierView
  cards: CardView[]
  /** The `seq0` of the card closest to winning; the first one if several are equally close. */
  best?: number
  winnings: bigint
}

/** The view after the calls in `called`; it reveals nothing of later calls. */
export function bingoViewAt(input: BingoViewInput): BingoView {
  const { called, cards } = input
  const tiers = input.prizeTable.tiers.map(tier => tierView(input, tier))
  const playingFor = tiers.findLast(tier => tier.state === 'open')
  const views = cards.map(card => cardView(input, card, tiers, playingFor?.pattern ?? 'fullHouse'))
  const last = called.at(-1)
  const best = views.reduce<CardView | undefined>(
    (nearest, view) => (nearest === undefined || view.toGo < nearest.toGo ? view : nearest),
    undefined,
  )
  return {
    calls: called.length,
    ...(last !== undefined && { last }),
    tiers,
    ...(playingFor && { playingFor }),
    cards: views,
    ...(best && { best: best.seq0 }),
    winnings: views.reduce((sum, view) => sum + view.won, 0n),
  }
}

function tierView(
  { rules, wins, called }: BingoViewInput,
  { name, pattern, prize }: BingoPrizeTable['tiers'][number],
): TierView {
  const { call, winners } = wins.find(win => win.pattern === pattern)!
  const isShown = winners > 0 && call <= called.length
  if (prize.kind !== 'jackpot')
    return isShown ? { name, pattern, state: 'won', call, winners } : { name, pattern, state: 'open' }
  if (isShown && call <= rules.jackpotCalls) return { name, pattern, state: 'won', call, winners }
  return { name, pattern, state: isShown || called.length >= rules.jackpotCalls ? 'missed' : 'open' }
}

function cardView(
  { rules, payouts, called }: BingoViewInput,
  { seq0, plays }: { seq0: number; plays: string },
  tiers: readonly TierView[],
  playingFor: BingoPattern,
): CardView {
  const numbers = cardNumbers(rules.balls, plays)
  if (numbers === undefined) throw new Error(`ticket ${seq0} does not hold a valid play`)
  const mark = numbers.reduce(
    (marks, number, slot) => (called.includes(number) ? marks | (1 << slot) : marks),
    0,
  )
  const masks = completionMasks(getPattern(rules.balls, playingFor))
  const shown = new Set(tiers.filter(tier => tier.state === 'won').map(tier => tier.name))
  return {
    seq0,
    marked: bitsIn(mark),
    toGo: toGo(masks, mark),
    needed: missingSlots(masks, mark).map(slot => numbers[slot]!),
    complete: rules.patterns.filter(name => toGo(completionMasks(getPattern(rules.balls, name)), mark) === 0),
    won: payouts
      .filter(payout => payout.seq0 === seq0 && shown.has(payout.tier))
      .reduce((sum, payout) => sum + payoutAmount(payout), 0n),
  }
}
