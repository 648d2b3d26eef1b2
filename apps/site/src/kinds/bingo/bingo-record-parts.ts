import type { Bingo } from '@fairground/fair/games/bingo/bingo'
import { patternWins } from '@fairground/fair/games/bingo/settle-bingo'
import type { DrawnParts } from '#kinds/result-parts.ts'

type PlayedTickets = Parameters<typeof patternWins>[2]

/** The call that completed the last pattern; 0 for an invalid record, which the verifier reports. */
const findLastCall = (rules: Bingo['rules'], outcome: Bingo['outcome'], tickets: PlayedTickets): number => {
  try {
    return Math.max(0, ...patternWins(rules, outcome, tickets).map(({ call }) => call))
  } catch {
    return 0
  }
}

/** The calls up to the full house: a record holds the order of all balls. */
export const toBingoParts = (
  rules: Bingo['rules'],
  outcome: Bingo['outcome'],
  tickets: PlayedTickets,
): DrawnParts => {
  const calls = findLastCall(rules, outcome, tickets)
  const last = outcome.calls[calls - 1]
  return last === undefined ? { kind: 'none' } : { kind: 'calls', last, calls, of: rules.balls }
}
