import { hex, unhex } from '../bytes.ts'
import { countersignHash } from '../close-record.ts'
import { verify } from '../signature.ts'
import { fail, keyWords, pass } from '../steps/evidence.ts'
import { moment, shortened } from '../words.ts'
import type { DeckCheck } from './deck-evidence.ts'

/** Cards and links were published before anybody bought. */
export const checkDeck: DeckCheck = ({ record, pins, deckHash }) => {
  const { deck, keys, tickets } = record
  if (pins.deck !== undefined && deck.hash !== pins.deck) {
    return fail('The file names another deck than the one published when the sale began.')
  }
  if (hex(deckHash) !== deck.hash) return fail('Cards or links are not the ones that were published.')
  if (!verify(unhex(keys.platform), deckHash, unhex(deck.platformSignature))) {
    return fail("The operator's signature on the deck is not genuine.")
  }
  const seen = countersignHash(deckHash, deck.signerAt)
  if (!verify(unhex(keys.signer), seen, unhex(deck.signerSignature))) {
    return fail("The independent signer's signature on the deck is not genuine.")
  }
  const early = tickets.find(({ unixMs }) => unixMs < deck.signerAt)
  if (early) return fail(`A ticket was sold at ${moment(early.unixMs)}, before the deck was published.`)
  return pass(
    `Deck ${shortened(deck.hash)} was seen by the signer at ${moment(deck.signerAt)}, before the first sale, ` +
      `and signed with ${keyWords(keys.signer, pins.signerKey)}.`,
  )
}
