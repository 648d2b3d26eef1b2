import { roundTime } from '#beacon/beacon.ts'
import { openDraws } from '#crypto/draw-stream.ts'
import { appendMany, emptyFrontier, frontierRoot } from '#crypto/merkle.ts'
import { verify } from '#crypto/signature.ts'
import { type Bytes, hex, unhex } from '#encoding/bytes.ts'
import type { SealedDeckCheck } from '#fd2/deck/deck-evidence.ts'
import type { OpenDeckFile } from '#fd2/deck/deck-file.ts'
import { deckHash } from '#fd2/deck/deck-hash.ts'
import { findSigner } from '#fd2/deck/deck-log.ts'
import { drawSeed } from '#fd2/seed.ts'
import { cardHash, dealDeck } from '#instant/deck.ts'
import { deckSize, losing } from '#instant/deck-table.ts'
import { findDisplayProblem } from '#instant/instant-games.ts'
import { describeKey, fail, pass } from '#steps/evidence.ts'
import { formatCount, formatTime, shorten } from '#steps/format.ts'
import { findUnloggedReason } from './log-proof.ts'
import { findStatementProblem } from './signer-statement.ts'

/** Counts the outcomes while the hashes are read. */
function* hashCards({ record, cards }: OpenDeckFile, found: Map<string, number>): Generator<Bytes> {
  const { instance } = record.seal.entry
  let position = 0
  for (const { outcome, salt } of cards()) {
    found.set(outcome, (found.get(outcome) ?? 0) + 1)
    yield cardHash(instance, position, { outcome, salt: unhex(salt) })
    position += 1
  }
}

/** The deck contains exactly the cards of the published table. */
export const checkSealedCards: SealedDeckCheck = ({ file, record }) => {
  const { prizeTable, deck } = record
  const found = new Map<string, number>()
  const root = frontierRoot(appendMany(emptyFrontier, hashCards(file, found)))
  for (const { name, count } of [...prizeTable.tiers, { name: losing, count: prizeTable.losing }]) {
    const label = name === losing ? 'cards without a prize' : `cards for ${name}`
    const there = found.get(name) ?? 0
    if (there !== count)
      return fail(`The prize table has ${formatCount(count)} ${label}, the deck ${formatCount(there)}.`)
  }
  if (hex(root) !== deck.entry.root)
    return fail('The cards in this file do not match the root that was published before the sale.')
  const problem = findDisplayProblem(record)
  if (problem !== undefined) return fail(`Not every outcome can be shown: ${problem}.`)
  return pass(`The ${formatCount(deckSize(prizeTable))} cards are exactly those of the prize table.`)
}

/** The positions of the prizes follow from secret and beacon. */
export const checkSealedOrder: SealedDeckCheck = ({ file, record, closeHash, lockHash }) => {
  const link = unhex(record.link)
  const { round } = record.seal.entry
  const seed = drawSeed(link, closeHash, lockHash, round, unhex(record.sealSignature))
  const cards = file.cards()[Symbol.iterator]()
  let position = 0
  for (const due of dealDeck(openDraws('FD2', seed, closeHash), link, closeHash, record.prizeTable)) {
    position += 1
    const { value: card } = cards.next()
    if (card?.outcome !== due.outcome || card.salt !== hex(due.salt)) {
      cards.return?.()
      return fail(`Secret and beacon put another card at position ${formatCount(position)}.`)
    }
  }
  cards.return?.()
  return pass('The order of the cards and their salts follow from the secret and the beacon.')
}

/** Cards and links were in the log before the first round of the deck. */
export const checkSealedDeck: SealedDeckCheck = ({ record, pins, closeHash, lockHash, log, rounds }) => {
  const { keys, beacon } = record
  const { entry, proof } = record.deck
  if (pins.deck !== undefined && entry.D !== pins.deck)
    return fail('The deck in the file differs from the pinned deck.')
  const size = deckSize(record.prizeTable)
  const root = unhex(entry.root)
  const D = deckHash({ closeHash, lockHash, size, root, assignAnchor: unhex(entry.anchor) })
  const same = hex(D) === entry.D && entry.C === hex(closeHash) && entry.N === size
  if (!same || entry.game !== record.seal.entry.game)
    return fail('Cards, lock or links differ from the published deck.')
  if (!verify(unhex(keys.platform), D, unhex(entry.platform)))
    return fail("The operator's signature on the deck is not genuine.")
  const { signer } = entry
  const unsigned = findStatementProblem(
    findSigner(log, { game: entry.game, before: proof.index, at: signer.at }),
    { context: D, lock: lockHash, signer },
  )
  if (unsigned !== undefined) return fail(unsigned)
  const [first] = rounds()
  if (first && signer.at > first.cutAt)
    return fail(`Tickets were assigned before the signer saw the deck at ${formatTime(signer.at)}.`)
  const deadline = first ? roundTime(beacon, first.round) : Infinity
  const unseen = findUnloggedReason(pins.policy, record.deck, deadline)
  if (unseen !== undefined) return fail(`The deck was not published in time: ${unseen}`)
  return pass(
    `Deck ${shorten(entry.D)} was seen by the signer at ${formatTime(signer.at)} and by the witnesses before its ` +
      `first round, and is signed with ${describeKey(keys.platform, pins.platformKey)}.`,
  )
}
