import { unhex } from '#encoding/bytes.ts'
import { leafHash, merkleRoot } from '#crypto/merkle.ts'
import { recordHash } from '#record/record-hash.ts'
import { verify } from '#crypto/signature.ts'
import { fail, describeKey, pass } from '#steps/evidence.ts'
import { type DeckEvidence, type DeckCheck } from '#instant/deck-evidence.ts'
import { deckResultHash } from '#instant/deck.ts'

export const computeDeckResultHash = ({
  record,
  closeHash,
  deckHash,
  receiptHashes,
}: Pick<DeckEvidence, 'record' | 'closeHash' | 'deckHash' | 'receiptHashes'>) =>
  deckResultHash({
    deckHash,
    recordHash: recordHash(closeHash, record),
    link: unhex(record.chain.link),
    treeSize: record.tickets.length,
    root: unhex(record.root),
    receiptsRoot: merkleRoot(receiptHashes.map(leafHash)),
    settlementRoot: unhex(record.settlementRoot),
    paid: BigInt(record.paid),
    endedAt: record.endedAt,
  })

export const checkDeckResult: DeckCheck = evidence => {
  const { record, pins } = evidence
  const { keys, resultSignature, tickets, endedAt } = record
  if (!verify(unhex(keys.platform), computeDeckResultHash(evidence), unhex(resultSignature))) {
    return fail("The operator's signature on the ended deck is not genuine.")
  }
  if (tickets.some(({ unixMs }) => unixMs > endedAt))
    return fail('A ticket was sold after the deck had ended.')
  return pass(`The ended deck is signed with ${describeKey(keys.platform, pins.platformKey)}.`)
}
