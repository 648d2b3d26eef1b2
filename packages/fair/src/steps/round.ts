import { type BeaconChain, drawRound, quicknet, roundTime } from '#beacon/beacon.ts'
import { unhex } from '#encoding/bytes.ts'
import { canonicalJson } from '#encoding/canonical-json.ts'
import { countersignHash } from '#record/close-record.ts'
import { localChainHash } from '#beacon/local-chain-hash.ts'
import { verify } from '#crypto/signature.ts'
import { formatCount, formatTime } from './format.ts'
import type { DrawRecord } from '#record/draw-record.ts'
import { fail, describeKey, pass, type Pins, type SealCheck, type SealEvidence } from './evidence.ts'

const signerMarginMs = 1000

/** An unpinned local beacon is accepted only if its chain hash, which the seal contains, covers its key and clock. */
export function knownChain(chain: BeaconChain, pins: Pins): boolean {
  const known = pins.beacons ?? [quicknet]
  if (known.some(each => canonicalJson({ ...each }) === canonicalJson({ ...chain }))) return true
  return pins.beacons === undefined && chain.local && localChainHash(chain) === chain.chainHash
}

/** Why the beacon round is not the one that the closing time gives; undefined if it is. */
export function findRoundProblem(
  { beacon, closedAt }: Pick<DrawRecord, 'beacon' | 'closedAt'>,
  pins: Pins,
): string | undefined {
  if (!knownChain(beacon.chain, pins)) return 'The file names an unknown beacon.'
  const due = drawRound(beacon.chain, closedAt)
  if (beacon.round !== due) {
    return `Sales closed at ${formatTime(closedAt)}, so round ${formatCount(due)} decides, not ${formatCount(beacon.round)}.`
  }
  if (beacon.lastSeen.round >= beacon.round) {
    return `Round ${formatCount(beacon.lastSeen.round)} was already known at close.`
  }
  return undefined
}

export const checkRound: SealCheck = evidence => {
  const problem = findRoundProblem(evidence.record, evidence.pins)
  return problem === undefined ? checkSigner(evidence) : fail(problem)
}

function checkSigner({ record, pins, closeHash }: SealEvidence) {
  const { beacon, close, keys } = record
  if (pins.signerKey !== undefined && keys.signer !== pins.signerKey) {
    return fail('The signer key in the file differs from the pinned key.')
  }
  if (keys.signer === keys.platform)
    return fail('Operator and signer use the same key, so there is no independent signer.')
  const seen = countersignHash(closeHash, close.signerAt)
  if (!verify(unhex(keys.signer), seen, unhex(close.signerSignature))) {
    return fail("The independent signer's signature on the close record is not genuine.")
  }
  const appears = roundTime(beacon.chain, beacon.round)
  if (close.signerAt > appears - signerMarginMs) {
    return fail(
      `The signer saw the close record at ${formatTime(close.signerAt)}, too late for a round of ${formatTime(appears)}.`,
    )
  }
  return pass(
    `Round ${formatCount(beacon.round)}, due at ${formatTime(appears)}, follows from the closing time. The signer saw the ` +
      `close record at ${formatTime(close.signerAt)}, before it existed, and signed with ${describeKey(keys.signer, pins.signerKey)}.`,
  )
}
