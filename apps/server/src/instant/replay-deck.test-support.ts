import { unhex } from '@fairground/fair/encoding/bytes'
import { assignRound, assignSeed } from '@fairground/fair/instant/assignment'
import { openDeckEvidence } from '@fairground/fair/instant/deck-evidence'
import type { DeckRecord } from '@fairground/fair/instant/deck-record'
import { prizeFor } from '@fairground/fair/instant/deck-table'
import { dealCard, parseInstantTerms } from '@fairground/fair/instant/instant-games'

interface ReplayedCard {
  readonly grid: string | undefined
  readonly places: readonly string[]
  readonly prize: bigint
}

/** The card of every ticket in the order of sale, computed only from the published record. */
export const replayCards = (record: DeckRecord): ReplayedCard[] => {
  const { closeHash, receiptHashes } = openDeckEvidence(record, {}, undefined)
  const terms = parseInstantTerms(record.rules, record.prizeTable)
  return record.tickets.map(({ unixMs, position }, seq0) => {
    const beaconRound = assignRound(record.beacon.chain, unixMs)
    const used = record.rounds.find(each => each.round === beaconRound)
    if (!used) throw new Error(`the record has no link for round ${beaconRound}`)
    const seed = assignSeed(unhex(used.link), receiptHashes[seq0]!, beaconRound, unhex(used.signature))
    const { outcome } = record.cards[position]!
    const card = dealCard({ ...terms, seed, closeHash, seq0, outcome })
    const [places, grid] = 'cells' in card ? [card.cells, undefined] : [card.letters, card.grid]
    return { grid, places, prize: prizeFor(terms.prizeTable, outcome) }
  })
}
