import { type BeaconChain, drawRound, quicknet, roundTime } from '../beacon.ts'
import { unhex } from '../bytes.ts'
import { canonicalJson } from '../canonical-json.ts'
import { countersignHash } from '../close-record.ts'
import { localChainHash } from '../local-chain-hash.ts'
import { verify } from '../signature.ts'
import { counted, moment } from '../words.ts'
import { fail, keyWords, pass, type Pins, type SealCheck, type SealEvidence } from './evidence.ts'

const signerMarginMs = 1000

/** A local beacon is accepted unpinned only if its own hash, which the seal holds, covers its key and clock. */
function knownChain(chain: BeaconChain, pins: Pins): boolean {
  const known = pins.beacons ?? [quicknet]
  if (known.some(each => canonicalJson({ ...each }) === canonicalJson({ ...chain }))) return true
  return pins.beacons === undefined && chain.local && localChainHash(chain) === chain.chainHash
}

export const checkRound: SealCheck = evidence => {
  const { beacon, closedAt } = evidence.record
  if (!knownChain(beacon.chain, evidence.pins))
    return fail('The file names a beacon that this program does not know.')
  const due = drawRound(beacon.chain, closedAt)
  if (beacon.round !== due) {
    return fail(
      `Sales closed at ${moment(closedAt)}, so round ${counted(due)} decides, not ${counted(beacon.round)}.`,
    )
  }
  if (beacon.lastSeen.round >= beacon.round) {
    return fail(`Round ${counted(beacon.lastSeen.round)} was already known when the draw was sealed.`)
  }
  return checkSigner(evidence)
}

function checkSigner({ record, pins, closeHash }: SealEvidence) {
  const { beacon, close, keys } = record
  if (pins.signerKey !== undefined && keys.signer !== pins.signerKey) {
    return fail('The file names another signer key than the pinned one.')
  }
  if (keys.signer === keys.platform)
    return fail('Operator and independent signer use one key: one of them is missing.')
  const seen = countersignHash(closeHash, close.signerAt)
  if (!verify(unhex(keys.signer), seen, unhex(close.signerSignature))) {
    return fail("The independent signer's signature on the sealed draw is not genuine.")
  }
  const appears = roundTime(beacon.chain, beacon.round)
  if (close.signerAt > appears - signerMarginMs) {
    return fail(
      `The signer saw the sealed draw at ${moment(close.signerAt)}, too late for a round of ${moment(appears)}.`,
    )
  }
  return pass(
    `Round ${counted(beacon.round)}, due at ${moment(appears)}, follows from the closing time. The signer saw the ` +
      `sealed draw at ${moment(close.signerAt)}, before it existed, and signed with ${keyWords(keys.signer, pins.signerKey)}.`,
  )
}
