import { hex, unhex } from '../bytes.ts'
import { merkleRoot } from '../merkle.ts'
import { fail, pass } from '../steps/evidence.ts'
import { drawSeed } from '../seed.ts'
import { counted } from '../words.ts'
import { cardHash, deckCards } from './deck.ts'
import type { DeckCheck } from './deck-evidence.ts'
import { deckSize, losing } from './deck-table.ts'
import { unshowable } from './instant-games.ts'

/** The deck is the published table, card for card. */
export const checkCards: DeckCheck = ({ record }) => {
  const { cards, prizeTable, instance } = record
  const found = new Map<string, number>()
  for (const { outcome } of cards) found.set(outcome, (found.get(outcome) ?? 0) + 1)
  for (const { name, count } of [...prizeTable.tiers, { name: losing, count: prizeTable.losing }]) {
    const cardsOf = name === losing ? 'cards without a prize' : `cards for ${name}`
    const there = found.get(name) ?? 0
    if (there !== count)
      return fail(`The prize table has ${counted(count)} ${cardsOf}, the deck ${counted(there)}.`)
  }
  if (cards.length !== deckSize(prizeTable))
    return fail('The deck has cards that the prize table does not name.')
  const hashes = cards.map(({ outcome, salt }, position) =>
    cardHash(instance, position, { outcome, salt: unhex(salt) }),
  )
  if (hex(merkleRoot(hashes)) !== record.deck.root) {
    return fail('The cards in this file do not give the fingerprint that was published before the sale.')
  }
  const problem = unshowable(record)
  if (problem !== undefined) return fail(`Not every outcome has a picture: ${problem}.`)
  return pass(`The ${counted(cards.length)} cards are exactly those of the prize table.`)
}

/** Nobody chose where the prizes lie. */
export const checkOrder: DeckCheck = ({ record, closeHash }) => {
  const { chain, beacon, cards, prizeTable } = record
  const link = unhex(chain.link)
  const seed = drawSeed(link, closeHash, beacon.round, unhex(beacon.signature))
  const due = deckCards(seed, link, closeHash, prizeTable)
  const wrong = due.findIndex(
    ({ outcome, salt }, position) =>
      cards[position]?.outcome !== outcome || cards[position]?.salt !== hex(salt),
  )
  if (wrong >= 0) return fail(`Secret and beacon put another card at position ${counted(wrong + 1)}.`)
  return pass('The order of the cards and their salts follow from the secret and the beacon.')
}
