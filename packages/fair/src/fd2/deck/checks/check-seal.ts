import { drawRound, roundTime, verifyBeacon } from '#beacon/beacon.ts'
import { chainStep, stepBack } from '#crypto/hash-chain.ts'
import { emptyRoot } from '#crypto/merkle.ts'
import { verify } from '#crypto/signature.ts'
import { hex, unhex } from '#encoding/bytes.ts'
import { canonicalHash } from '#encoding/canonical-json.ts'
import { signerMarginMs } from '#fd2/countersign.ts'
import type { SealedDeckCheck, SealedDeckEvidence } from '#fd2/deck/deck-evidence.ts'
import { maxDeckSaleMs } from '#fd2/deck/deck-hash.ts'
import { findDeckKeys, findFirstAnchor, findSigner } from '#fd2/deck/deck-log.ts'
import { isType, type Logged } from '#fd2/log-view.ts'
import { openCheckpoint } from '#log/checkpoint.ts'
import type { TypedEntry } from '#log/entry.ts'
import { localBeaconNotice } from '#steps/beacon.ts'
import { describeKey, fail, pass } from '#steps/evidence.ts'
import { formatCount, formatTime, shorten } from '#steps/format.ts'
import { knownChain } from '#steps/round.ts'
import { findUnloggedReason } from './log-proof.ts'
import { findStatementProblem } from './signer-statement.ts'

/** A successor chain is usable this long after its anchor was logged. */
const successorWaitMs = 86_400_000
/** Bounds the time to verify a file. */
const maxLinks = 10_000_000

function findPinProblem({ record: { keys }, pins }: SealedDeckEvidence): string | undefined {
  if (pins.platformKey !== undefined && keys.platform !== pins.platformKey)
    return 'The operator key in the file differs from the pinned key.'
  if (pins.signerKey !== undefined && keys.signer !== pins.signerKey)
    return 'The signer key in the file differs from the pinned key.'
  return pins.controlKey !== undefined && keys.control !== pins.controlKey
    ? 'The key of the control system in the file differs from the pinned key.'
    : undefined
}

function findKeyProblem(evidence: SealedDeckEvidence): string | undefined {
  const { record, log } = evidence
  const { keys, seal } = record
  const pinned = findPinProblem(evidence)
  if (pinned !== undefined) return pinned
  if (keys.platform === keys.signer || keys.signer === keys.control || keys.platform === keys.control)
    return 'Two parties use the same key, so they are not independent.'
  const { game, closedAt } = seal.entry
  const due = findDeckKeys(log, { game, before: seal.proof.index, at: closedAt })
  if (!due) return 'The log shows no entry for this game before the seal.'
  const same =
    due.keys.platform === keys.platform &&
    due.keys.signer === keys.signer &&
    due.keys.control === keys.control
  return same ? undefined : 'The keys in the file differ from the keys in the log.'
}

/** The seal covers rules and prizes and no tickets, and operator and signer signed it. */
export const checkSeal: SealedDeckCheck = evidence => {
  const { record, pins, closeHash, lockHash, log } = evidence
  const { entry, proof } = record.seal
  const problem = findKeyProblem(evidence)
  if (problem !== undefined) return fail(problem)
  const covered =
    entry.rules === hex(canonicalHash(record.rules)) &&
    entry.prizes === hex(canonicalHash(record.prizeTable)) &&
    entry.size === 0 &&
    entry.root === hex(emptyRoot()) &&
    entry.pool === '0' &&
    entry.jackpot === '0'
  if (!covered || hex(closeHash) !== entry.C)
    return fail('Rules, prizes, chain link or beacon round differ from the sealed ones.')
  if (!verify(unhex(record.keys.platform), closeHash, unhex(entry.platform)))
    return fail("The operator's signature on the seal is not genuine.")
  const { signer } = entry
  const signed = { context: closeHash, lock: lockHash, signer }
  const unsigned = findStatementProblem(
    findSigner(log, { game: entry.game, before: proof.index, at: entry.closedAt }),
    signed,
  )
  if (unsigned !== undefined) return fail(unsigned)
  return pass(
    `Seal ${shorten(entry.C)} covers these values and is signed with ${describeKey(record.keys.platform, pins.platformKey)}.`,
  )
}

/** A new chain counts only a day after witnesses saw its anchor, so that it cannot be chosen for a deck. */
function findAnchorProblem({ record, pins, log }: SealedDeckEvidence, anchor: string): string | undefined {
  const { chain, game, closedAt } = record.seal.entry
  if (chain === 1)
    return pins.anchor !== undefined && anchor !== pins.anchor
      ? 'The chain anchor in the file differs from the pinned anchor.'
      : undefined
  const logged = log.logged.filter(isType('chain')).find(isChain(game, chain))
  const proof = record.committed
  if (!logged || proof?.index !== logged.index) return 'The proof of the chain is for another entry.'
  const young = findUnloggedReason(pins.policy, { entry: logged.entry, proof }, closedAt - successorWaitMs)
  return young && `The chain was not committed a day before the seal: ${young}`
}

const isChain =
  (game: string, chain: number) =>
  ({ entry }: Logged<TypedEntry<'chain'>>): boolean =>
    entry.game === game && entry.chain === chain

/** Links are used in order, so a link without an entry is a deck that was hidden. */
function isNextLink({ record, list }: SealedDeckEvidence): boolean {
  const { chain, index } = record.seal.entry
  if (list?.earlier) {
    const { chain: lastChain, index: last } = list.earlier.entry
    return chain === lastChain ? index === last + 1 : chain === lastChain + 1 && index === 1
  }
  const first = list?.entries[0]?.entry
  // The step `history` reports a list that does not begin with the game or a close.
  return first?.t !== 'game' || (chain === 1 && index === first.fd1Index + 1)
}

export const checkSealChain: SealedDeckCheck = evidence => {
  const { record, log } = evidence
  const { chain, index, previous, game } = record.seal.entry
  const before = record.seal.proof.index
  const successor = log.logged.filter(isType('chain')).find(isChain(game, chain))
  const anchor = chain === 1 ? findFirstAnchor(log, { game, before }) : successor?.entry.anchor
  if (anchor === undefined) return fail(`The log has no anchor of chain ${formatCount(chain)}.`)
  const problem = findAnchorProblem(evidence, anchor)
  if (problem !== undefined) return fail(problem)
  if (!isNextLink(evidence))
    return fail(`Link ${formatCount(index)} does not follow the game's last link in the log.`)
  const revealed = chainStep(unhex(record.link))
  if (hex(revealed) !== previous) return fail('The revealed secret does not hash to the sealed link.')
  if (index < 1 || index > maxLinks || hex(stepBack(revealed, index - 1)) !== anchor)
    return fail(`The revealed secret does not lead to the logged anchor in ${formatCount(index)} steps.`)
  return pass(
    `The operator's secret is link ${formatCount(index)} of its chain and leads to the logged anchor.`,
  )
}

export const checkSealRound: SealedDeckCheck = ({ record, pins, endRound }) => {
  const { beacon, seal } = record
  const { closedAt, round, signer, latestEnd = 0 } = seal.entry
  if (!knownChain(beacon, pins)) return fail('The file names an unknown beacon.')
  const due = drawRound(beacon, closedAt)
  if (round !== due)
    return fail(
      `The deck was sealed at ${formatTime(closedAt)}, so round ${formatCount(due)} decides, not ${formatCount(round)}.`,
    )
  const appears = roundTime(beacon, round)
  if (signer.at >= appears - signerMarginMs)
    return fail(`The signer saw the seal at ${formatTime(signer.at)}, too late for ${formatTime(appears)}.`)
  if (endRound <= round || latestEnd > closedAt + maxDeckSaleMs)
    return fail('The latest end of the sale does not follow the seal within 400 days.')
  return pass(
    `Round ${formatCount(round)}, due at ${formatTime(appears)}, follows from the time of the seal. The lock opens in ` +
      `round ${formatCount(endRound)} at the latest.`,
  )
}

export const checkSealLog: SealedDeckCheck = ({ record, pins }) => {
  const { entry, proof } = record.seal
  const { policy } = pins
  if (policy && !openCheckpoint(record.history.checkpoint, policy))
    return fail('The newer checkpoint is not signed by the pinned log.')
  const unseen = findUnloggedReason(policy, record.seal, roundTime(record.beacon, entry.round))
  if (unseen !== undefined) return fail(unseen)
  return pass(
    policy
      ? `The seal is entry ${formatCount(proof.index)} of the log, and the witnesses saw it in time.`
      : 'The seal is in the checkpoint of this file, which no witness confirms.',
  )
}

export const checkSealBeacon: SealedDeckCheck = ({ record }) => {
  const { beacon, seal, sealSignature } = record
  const { round } = seal.entry
  if (!verifyBeacon(beacon, round, sealSignature))
    return fail(`The value of round ${formatCount(round)} is not what the beacon ${beacon.name} published.`)
  const genuine = `The value of round ${formatCount(round)} carries the genuine signature of the beacon ${beacon.name}.`
  return pass(beacon.local ? `${genuine} ${localBeaconNotice}.` : genuine)
}
