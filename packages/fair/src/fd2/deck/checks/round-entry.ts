import { type BeaconChain, roundTime } from '#beacon/beacon.ts'
import { hex } from '#encoding/bytes.ts'
import { signerMarginMs } from '#fd2/countersign.ts'
import type { DeckRound } from '#fd2/deck/deck-rounds.ts'
import type { SignerTerm } from '#fd2/deck/deck-log.ts'
import { cutBeforeMs } from '#fd2/round.ts'
import type { TypedEntry } from '#log/entry.ts'
import { findStatementProblem } from './signer-statement.ts'

/** Why the signer did not see the round as the entry states it before its beacon value existed. */
export function findEntryProblem(
  beacon: BeaconChain,
  term: SignerTerm | undefined,
  { Q, round, cutAt, signer }: TypedEntry<'round'>,
  { context, lockHash }: DeckRound,
): string | undefined {
  const appears = roundTime(beacon, round)
  if (hex(context) !== Q) return 'its hash does not follow from its rows.'
  if (cutAt !== appears - cutBeforeMs) return 'the time of its cut does not follow from the beacon.'
  const unsigned = findStatementProblem(term, { context, lock: lockHash, signer })
  if (unsigned !== undefined) return unsigned
  return signer.at >= appears - signerMarginMs ? 'the signer saw it too late.' : undefined
}
