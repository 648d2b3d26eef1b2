import { bingoViewAt } from '@fairground/fair/games/bingo/bingo-view'
import { patternWins } from '@fairground/fair/games/bingo/settle-bingo'
import { areTermsForKind, type GameOutcome, type GameTerms } from '@fairground/fair/games/games'
import { raffleViewAt } from '@fairground/fair/games/raffle/raffle-view'
import type { Payout } from '@fairground/fair/settlement/settlement'
import type { Line } from '@fairground/rules/picking/line'
import { toShownDraws, type NumbersOutcome } from '@fairground/rules/playout/shown-draws'
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

export const toLine = (plays: string, isDigits: boolean): Line => {
  const [first = '', second = ''] = plays.split('|')
  const parseNumbers = (text: string) => (text === '' ? [] : text.split(',').map(Number))
  return { numbers: parseNumbers(first), second: isDigits ? [] : parseNumbers(second) }
}

/** The winnings that the play-out of each kind shows at its end to a viewer with these tickets. */
export function shownWinnings(
  terms: GameTerms,
  outcome: GameOutcome,
  sold: readonly SoldTicket[],
  payouts: readonly Payout[],
  mine: readonly SoldTicket[],
): bigint {
  if (areTermsForKind(terms, 'raffleGame') && 'winners' in outcome) {
    const own = new Set(mine.map(({ seq0 }) => seq0))
    const { winners } = outcome
    const { prizeTable } = terms
    return raffleViewAt({ prizeTable, winners, payouts, mine: own, shown: winners.length }).winnings
  }
  if (areTermsForKind(terms, 'bingoGame') && 'calls' in outcome) {
    const wins = patternWins(terms.rules, outcome, sold).map(win => ({ ...win, winners: win.winners.length }))
    return bingoViewAt({ ...terms, wins, cards: mine, payouts, called: outcome.calls }).winnings
  }
  const numbers = asNumbers(outcome)
  const frames = timeline(toShownDraws(numbers), 0)
  const lines = mine.map(({ seq0, plays }) => ({ seq0, line: toLine(plays, 'digits' in numbers) }))
  const playout = { outcome: numbers, frames, prizes: payouts, mine: lines }
  return viewerAt(playout, frames.at(-1)?.at ?? 0).totalWinnings
}
