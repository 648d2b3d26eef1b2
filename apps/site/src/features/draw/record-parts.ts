import type { DrawRecord } from '@fairground/fair/draw-record'
import { patternWins } from '@fairground/fair/games/bingo-settle'
import { type GameRules, outcomeOf } from '@fairground/fair/games/games'
import type { RecordTicket } from '@fairground/fair/ticket-line'
import { liveTickets } from '@fairground/fair/tree-places'
import { ticketNumber } from '@fairground/rules/raffle/timeline'
import type { DrawnParts } from '#shared/drawn-parts.ts'

type Drawn = Pick<DrawRecord, 'rules' | 'result' | 'voids'>
type BingoRules = Extract<GameRules, { kind: 'bingoGame' }>

const highest = (rules: GameRules): number => ('from' in rules ? rules.from : 0)

/** The call at which the last pattern was complete. A file that does not hold has none: the check says so. */
const lastCall = (
  rules: BingoRules,
  calls: number[],
  tickets: Iterable<RecordTicket>,
  voids: Drawn['voids'],
): number => {
  try {
    return Math.max(0, ...patternWins(rules, { calls }, liveTickets(tickets, voids)).map(({ call }) => call))
  } catch {
    return 0
  }
}

/** What a record says was drawn, as a person reads it: ticket numbers, not places; calls up to the house. */
export const recordParts = ({ rules, result, voids }: Drawn, tickets: Iterable<RecordTicket>): DrawnParts => {
  const outcome = outcomeOf(rules, result.drawn)
  if (outcome === undefined) return { kind: 'none' }
  if ('winners' in outcome) return { kind: 'tickets', tickets: outcome.winners.map(ticketNumber) }
  if ('digits' in outcome) return { kind: 'digits', digits: outcome.digits }
  if ('draws' in outcome)
    return { kind: 'race', draws: outcome.draws.map(draw => draw.numbers), of: highest(rules) }
  if ('numbers' in outcome) {
    const second = 'second' in outcome ? outcome.second : []
    return { kind: 'balls', numbers: outcome.numbers, second, of: highest(rules) }
  }
  if (rules.kind !== 'bingoGame') return { kind: 'none' }
  const calls = lastCall(rules, outcome.calls, tickets, voids)
  const last = outcome.calls[calls - 1]
  return last === undefined ? { kind: 'none' } : { kind: 'calls', last, calls, of: rules.balls }
}
