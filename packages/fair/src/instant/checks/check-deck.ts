import { hex, unhex } from '#encoding/bytes.ts'
import { countersignHash } from '#record/close-record.ts'
import { verify } from '#crypto/signature.ts'
import { fail, describeKey, pass } from '#steps/evidence.ts'
import { formatTime, shorten } from '#steps/format.ts'
import type { DeckCheck } from '#instant/deck-evidence.ts'

/** Cards and links were published before the first sale. */
export const checkDeck: DeckCheck = ({ record, pins, deckHash }) => {
  const { deck, keys, tickets } = record
  if (pins.deck !== undefined && deck.hash !== pins.deck) {
    return fail('The deck in the file differs from the pinned deck.')
  }
  if (hex(deckHash) !== deck.hash) return fail('Cards or links differ from the published deck.')
  if (!verify(unhex(keys.platform), deckHash, unhex(deck.platformSignature))) {
    return fail("The operator's signature on the deck is not genuine.")
  }
  const seen = countersignHash(deckHash, deck.signerAt)
  if (!verify(unhex(keys.signer), seen, unhex(deck.signerSignature))) {
    return fail("The independent signer's signature on the deck is not genuine.")
  }
  const early = tickets.find(({ unixMs }) => unixMs < deck.signerAt)
  if (early) return fail(`A ticket was sold at ${formatTime(early.unixMs)}, before the deck was published.`)
  return pass(
    `Deck ${shorten(deck.hash)} was seen by the signer at ${formatTime(deck.signerAt)}, before the first sale, ` +
      `and signed with ${describeKey(keys.signer, pins.signerKey)}.`,
  )
}
