import { bingoViewAt } from '@fairground/fair/bingo/view'
import { patternWins } from '@fairground/fair/games/bingo-settle'
import { areTermsOf, type GameOutcome, type GameTerms } from '@fairground/fair/games/games'
import { raffleViewAt } from '@fairground/fair/games/raffle-view'
import type { Payout } from '@fairground/fair/settlement'
import type { Line } from '@fairground/rules/picking/line'
import { drawsOf, type NumbersOutcome } from '@fairground/rules/playout/shown-draws'
import { timeline } from '@fairground/rules/playout/timeline'
import { viewerAt } from '@fairground/rules/playout/viewer'

export interface SoldTicket {
  seq0: number
  plays: string
  player: string
}

export const asNumbers = (outcome: GameOutcome): NumbersOutcome => {
  if ('winners' in outcome || 'calls' in outcome) throw new Error('not a number game')
  return outcome
}

export const lineOf = (plays: string, isDigits: boolean): Line => {
  const [first = '', second = ''] = plays.split('|')
  const numbersOf = (text: string) => (text === '' ? [] : text.split(',').map(Number))
  return { numbers: numbersOf(first), second: isDigits ? [] : numbersOf(second) }
}

/** What a viewer with these tickets has won by the end of the show, as the show of each kind tells it. */
export function shownWinnings(
  terms: GameTerms,
  outcome: GameOutcome,
  sold: readonly SoldTicket[],
  payouts: readonly Payout[],
  mine: readonly SoldTicket[],
): bigint {
  if (areTermsOf(terms, 'raffleGame') && 'winners' in outcome) {
    const own = new Set(mine.map(({ seq0 }) => seq0))
    const { winners } = outcome
    const { prizeTable } = terms
    return raffleViewAt({ prizeTable, winners, payouts, mine: own, shown: winners.length }).winnings
  }
  if (areTermsOf(terms, 'bingoGame') && 'calls' in outcome) {
    const wins = patternWins(terms.rules, outcome, sold).map(win => ({ ...win, winners: win.winners.length }))
    return bingoViewAt({ ...terms, wins, cards: mine, payouts, called: outcome.calls }).winnings
  }
  const numbers = asNumbers(outcome)
  const frames = timeline(drawsOf(numbers), 0)
  const lines = mine.map(({ seq0, plays }) => ({ seq0, line: lineOf(plays, 'digits' in numbers) }))
  const show = { outcome: numbers, frames, prizes: payouts, mine: lines }
  return viewerAt(show, frames.at(-1)?.at ?? 0).totalWinnings
}
