import { unhex } from '@fairground/fair/bytes'
import { assignRound, assignSeed } from '@fairground/fair/instant/assignment'
import { openDeckEvidence } from '@fairground/fair/instant/deck-evidence'
import type { DeckRecord } from '@fairground/fair/instant/deck-record'
import { prizeOf } from '@fairground/fair/instant/deck-table'
import { dealCard, parseInstantTerms } from '@fairground/fair/instant/instant-games'

interface ReplayedCard {
  readonly grid: string | undefined
  readonly places: readonly string[]
  readonly prize: bigint
}

/** What is on every ticket, in the order of sale, by the published record of the deck alone. */
export const cardsOfRecord = (record: DeckRecord): ReplayedCard[] => {
  const { closeHash, receiptHashes } = openDeckEvidence(record, {}, undefined)
  const terms = parseInstantTerms(record.rules, record.prizeTable)
  return record.tickets.map(({ unixMs, position }, seq0) => {
    const number = assignRound(record.beacon.chain, unixMs)
    const round = record.rounds.find(each => each.round === number)
    if (!round) throw new Error(`no link was given out for round ${number}`)
    const seed = assignSeed(unhex(round.link), receiptHashes[seq0]!, number, unhex(round.signature))
    const { outcome } = record.cards[position]!
    const card = dealCard({ ...terms, seed, closeHash, seq0, outcome })
    const [places, grid] = 'cells' in card ? [card.cells, undefined] : [card.letters, card.grid]
    return { grid, places, prize: prizeOf(terms.prizeTable, outcome) }
  })
}
