import { hex, unhex } from '#encoding/bytes.ts'
import { openDraws } from '#crypto/draw-stream.ts'
import { merkleRoot } from '#crypto/merkle.ts'
import { fail, pass } from '#steps/evidence.ts'
import { drawSeed } from '#crypto/seed.ts'
import { formatCount } from '#steps/format.ts'
import { cardHash, deckCards } from '#instant/deck.ts'
import type { DeckCheck } from '#instant/deck-evidence.ts'
import { deckSize, losing } from '#instant/deck-table.ts'
import { findDisplayProblem } from '#instant/instant-games.ts'

/** The deck contains exactly the cards of the published table. */
export const checkCards: DeckCheck = ({ record }) => {
  const { cards, prizeTable, instance } = record
  const found = new Map<string, number>()
  for (const { outcome } of cards) found.set(outcome, (found.get(outcome) ?? 0) + 1)
  for (const { name, count } of [...prizeTable.tiers, { name: losing, count: prizeTable.losing }]) {
    const label = name === losing ? 'cards without a prize' : `cards for ${name}`
    const there = found.get(name) ?? 0
    if (there !== count)
      return fail(`The prize table has ${formatCount(count)} ${label}, the deck ${formatCount(there)}.`)
  }
  if (cards.length !== deckSize(prizeTable))
    return fail('The deck has cards that are not in the prize table.')
  const hashes = cards.map(({ outcome, salt }, position) =>
    cardHash(instance, position, { outcome, salt: unhex(salt) }),
  )
  if (hex(merkleRoot(hashes)) !== record.deck.root) {
    return fail('The cards in this file do not match the root that was published before the sale.')
  }
  const problem = findDisplayProblem(record)
  if (problem !== undefined) return fail(`Not every outcome can be shown: ${problem}.`)
  return pass(`The ${formatCount(cards.length)} cards are exactly those of the prize table.`)
}

/** The positions of the prizes follow from secret and beacon. */
export const checkOrder: DeckCheck = ({ record, closeHash }) => {
  const { chain, beacon, cards, prizeTable } = record
  const link = unhex(chain.link)
  const seed = drawSeed(link, closeHash, beacon.round, unhex(beacon.signature))
  const due = deckCards(openDraws('FD1', seed, closeHash), link, closeHash, prizeTable)
  const wrong = due.findIndex(
    ({ outcome, salt }, position) =>
      cards[position]?.outcome !== outcome || cards[position]?.salt !== hex(salt),
  )
  if (wrong >= 0) return fail(`Secret and beacon put another card at position ${formatCount(wrong + 1)}.`)
  return pass('The order of the cards and their salts follow from the secret and the beacon.')
}
