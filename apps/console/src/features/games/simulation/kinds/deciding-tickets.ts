import { cardNumbers } from '@fairground/fair/games/bingo/card'
import type { BingoRules } from '@fairground/fair/games/bingo/bingo'
import type { SettledTicket } from '@fairground/fair/games/game'
import { areTermsForKind, type GameOutcome } from '@fairground/fair/games/games'
import type { SoldGame } from '../full-settlement.ts'
import type { LineStock } from '../sold-lines.ts'

/** The tickets that decide what an instance pays, in play order. Undefined for kinds that are counted instead. */
export type FindDeciding = (outcome: GameOutcome, start: number) => readonly SettledTicket[]

/** A raffle is decided by the drawn tickets, which are also all that the platform reads when it settles one. */
const drawnTickets: FindDeciding = outcome =>
  'winners' in outcome ? outcome.winners.toSorted((a, b) => a - b).map(seq0 => ({ seq0, plays: '' })) : []

/** Bit n of word n / 32 is set if the card has the number n. One list per word, because most cards fail the first one. */
const toMasks = (balls: BingoRules['balls'], plays: readonly string[]): readonly Int32Array[] => {
  const masks = Array.from({ length: 3 }, () => new Int32Array(plays.length))
  plays.forEach((text, card) => {
    for (const number of cardNumbers(balls, text) ?? []) {
      const word = masks[number >>> 5]!
      word[card] = word[card]! | (1 << (number & 31))
    }
  })
  return masks
}

/** The numbers that are not among the calls. */
const toUncalled = (calls: readonly number[]): Int32Array => {
  const uncalled = new Int32Array(3).fill(-1)
  for (const number of calls) uncalled[number >>> 5] = uncalled[number >>> 5]! & ~(1 << (number & 31))
  return uncalled
}

/**
 * The winners of a pattern share one prize, so it pays the same whichever card wins. Only the jackpot needs a card that is
 * full early: these cards decide, or any card if there is none.
 */
const earlyCards = (
  { balls, jackpotCalls }: BingoRules,
  { plays }: LineStock,
  lines: number,
): FindDeciding => {
  const [first, second, third] = toMasks(balls, plays) as [Int32Array, Int32Array, Int32Array]
  const addFull = (calls: readonly number[], from: number, to: number, add: (card: number) => void): void => {
    const uncalled = toUncalled(calls)
    const [a, b, c] = [uncalled[0]!, uncalled[1]!, uncalled[2]!]
    for (let card = from; card < to; card++)
      if ((first[card]! & a) === 0 && (second[card]! & b) === 0 && (third[card]! & c) === 0) add(card)
  }
  return (outcome, start) => {
    if (!('calls' in outcome)) return []
    const found: SettledTicket[] = []
    if (jackpotCalls > 0) {
      const calls = outcome.calls.slice(0, jackpotCalls)
      const end = start + lines
      const wrapped = end - plays.length
      addFull(calls, start, Math.min(end, plays.length), card =>
        found.push({ seq0: card - start, plays: plays[card]! }),
      )
      addFull(calls, 0, wrapped, card =>
        found.push({ seq0: plays.length - start + card, plays: plays[card]! }),
      )
    }
    return found.length > 0 ? found : [{ seq0: 0, plays: plays[start]! }]
  }
}

export const openDeciding = (
  { terms, lines }: SoldGame,
  getStock: () => LineStock,
): FindDeciding | undefined => {
  if (areTermsForKind(terms, 'raffleGame')) return drawnTickets
  return areTermsForKind(terms, 'bingoGame') ? earlyCards(terms.rules, getStock(), lines) : undefined
}
