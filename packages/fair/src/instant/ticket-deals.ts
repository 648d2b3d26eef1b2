import { openDraws } from '#crypto/draw-stream.ts'
import { type Bytes, unhex } from '#encoding/bytes.ts'
import { assignRound, assignSeed, Positions } from './assignment.ts'
import type { DeckRecord } from './deck-record.ts'

export interface TicketDeal {
  /** The ticket's seed, which determines its position and its card layout. */
  seed: Bytes
  position: number
}

interface Assigned {
  record: Pick<DeckRecord, 'cards' | 'beacon' | 'rounds'> & { tickets: readonly { unixMs: number }[] }
  closeHash: Bytes
  receiptHashes: readonly Bytes[]
}

/** The card of each ticket, in play order. */
export function ticketDeals({ record, closeHash, receiptHashes }: Assigned): TicketDeal[] {
  const positions = new Positions(record.cards.length)
  const rounds = new Map(record.rounds.map(each => [each.round, each]))
  return record.tickets.map(({ unixMs }, seq0) => {
    const number = assignRound(record.beacon.chain, unixMs)
    const round = rounds.get(number)
    const receipt = receiptHashes[seq0]
    if (round === undefined || receipt === undefined) throw new Error(`round ${number} is missing`)
    const seed = assignSeed(unhex(round.link), receipt, number, unhex(round.signature))
    return { seed, position: positions.take(openDraws('FD1', seed, closeHash)('assign')) }
  })
}
