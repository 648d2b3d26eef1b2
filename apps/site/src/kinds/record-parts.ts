import { type GameKind as DrawnKind, type Kinds, parseOutcome } from '@fairground/fair/games/games'
import type { DrawRecord } from '@fairground/fair/record/draw-record'
import { liveTickets } from '@fairground/fair/tickets/placed-tickets'
import type { RecordTicket } from '@fairground/fair/tickets/ticket-line'
import { ticketNumber } from '@fairground/rules/kinds/raffle/timeline'
import { toBingoParts } from './bingo/bingo-record-parts.ts'
import type { DrawnParts } from './result-parts.ts'

type RecordedDraw = Pick<DrawRecord, 'rules' | 'result' | 'voids'>

type ToParts<K extends DrawnKind> = (
  rules: Kinds[K]['rules'],
  outcome: Kinds[K]['outcome'],
  tickets: ReturnType<typeof liveTickets>,
) => DrawnParts

/** Closed map: a kind without an entry does not compile. */
const partsByKind: { readonly [K in DrawnKind]: ToParts<K> } = {
  oneDrawGame: ({ from }, { numbers }) => ({ kind: 'balls', numbers, second: [], of: from }),
  oneDrawGameExt: ({ from }, { numbers, second }) => ({ kind: 'balls', numbers, second, of: from }),
  oneDrawGameExtMulti: (_, { digits }) => ({ kind: 'digits', digits }),
  regularGame: ({ from }, { draws }) => ({ kind: 'race', draws: draws.map(draw => draw.numbers), of: from }),
  raffleGame: (_, { winners }) => ({ kind: 'tickets', tickets: winners.map(ticketNumber) }),
  bingoGame: toBingoParts,
}

/** The result of a draw record as players read it: ticket numbers instead of places, and calls up to the full house. */
export const recordParts = (
  { rules, result, voids }: RecordedDraw,
  tickets: Iterable<RecordTicket>,
): DrawnParts => {
  const outcome = parseOutcome(rules, result.drawn)
  if (outcome === undefined) return { kind: 'none' }
  // The outcome was parsed by these rules, so both are of the same kind.
  const toParts = partsByKind[rules.kind] as ToParts<DrawnKind>
  return toParts(rules, outcome, liveTickets(tickets, voids))
}
