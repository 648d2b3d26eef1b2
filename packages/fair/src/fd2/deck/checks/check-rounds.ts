import { firstFalseBeacon } from '#beacon/beacon-batch.ts'
import { roundTime } from '#beacon/beacon.ts'
import { stepBack } from '#crypto/hash-chain.ts'
import { type Bytes, equal, hex, unhex } from '#encoding/bytes.ts'
import type { SealedDeckCheck, SealedDeckEvidence } from '#fd2/deck/deck-evidence.ts'
import type { RoundLine } from '#fd2/deck/deck-lines.ts'
import { type DeckRound, isAscending } from '#fd2/deck/deck-rounds.ts'
import { isHonestLock } from '#fd2/deck/honest-lock.ts'
import { findSigner } from '#fd2/deck/deck-log.ts'
import { applyMask, openRoundKey } from '#fd2/round-lock.ts'
import { fail, fault, pass } from '#steps/evidence.ts'
import { formatCount, formatTickets } from '#steps/format.ts'
import { findUnloggedReason } from './log-proof.ts'
import { findEntryProblem } from './round-entry.ts'

/** The tickets that each round serves were fixed, countersigned and witnessed before its beacon value existed. */
export const checkSealedRounds: SealedDeckCheck = evidence => {
  const { file, record } = evidence
  const rounds = evidence.rounds()
  let last: DeckRound | undefined
  let served = 0
  let missed = 0
  for (const line of file.rounds()) {
    const round = rounds[last?.n ?? 0]
    if (!round) return fail('The rounds cannot be read twice.')
    const problem =
      findRowProblem(evidence, line, round, last, served) ?? findRoundProblem(evidence, line, round)
    if (problem !== undefined) return fail(`Round ${formatCount(round.round)}: ${problem}`)
    last = round
    if (line.missed) missed += 1
    else served = round.size
  }
  const refunded = record.tickets - served
  if (refunded < 0 || (refunded > 0 && !hasLockOpened(evidence)))
    return fail(`The rounds assign ${formatTickets(served)}, but ${formatCount(record.tickets)} were sold.`)
  const spent = missed > 0 ? ` ${formatCount(missed)} more were missed.` : ''
  return pass(
    `${formatCount(rounds.length - missed)} rounds fixed these tickets before their beacon values existed, and the ` +
      `witnesses saw it.${spent}${refunded > 0 ? ` ${formatTickets(refunded)} got no card and were refunded.` : ''}`,
  )
}

/** Only then the tickets that no round served can get no card any more. The step `beacons` checks the signature. */
const hasLockOpened = ({ record, endRound }: SealedDeckEvidence): boolean =>
  record.endSignature !== null && record.endedAt >= roundTime(record.beacon, endRound)

/** The deck's row follows the deck's row before it. */
function findRowProblem(
  { tickets, endRound }: SealedDeckEvidence,
  line: RoundLine,
  round: DeckRound,
  last: DeckRound | undefined,
  served: number,
): string | undefined {
  if (!isAscending(line.entry)) return 'its rows are out of order.'
  if (round.n !== (last?.n ?? 0) + 1) return 'it does not use the next link.'
  if (round.round <= (last?.round ?? 0) || round.round >= endRound) return 'it is out of order.'
  if (round.size <= served || round.size < (last?.size ?? 0)) return 'it serves no further tickets.'
  const root = tickets().rootAt.get(round.size)
  return root && hex(root) === round.root ? undefined : 'its tickets differ from the tickets in this file.'
}

function findRoundProblem(
  { record, pins, log }: SealedDeckEvidence,
  { entry, proof, missed }: RoundLine,
  round: DeckRound,
): string | undefined {
  const { game } = record.seal.entry
  const signer = findSigner(log, { game, before: proof.index, at: entry.signer.at })
  const problem = findEntryProblem(record.beacon, signer, entry, round)
  if (problem !== undefined) return problem
  if (missed && (missed.entry.t !== 'missed' || missed.entry.Q !== entry.Q))
    return 'the log does not call it missed.'
  const { policy } = pins
  // A missed round must be in the log too, but the witnesses may have seen it late.
  if (missed) return findUnloggedReason(policy && { ...policy, quorum: 0 }, { entry, proof }, Infinity)
  return findUnloggedReason(policy, { entry, proof }, roundTime(record.beacon, entry.round))
}

export const checkSealedBeacons: SealedDeckCheck = ({ record, rounds, endRound }) => {
  const { beacon, endSignature } = record
  const end = endSignature === null ? [] : [{ round: endRound, signature: endSignature }]
  const assigned = rounds().flatMap(({ round, signature }) =>
    signature === null ? [] : [{ round, signature }],
  )
  const wrong = firstFalseBeacon(beacon, [...assigned, ...end])
  return wrong === undefined
    ? pass(`The values of these rounds carry the genuine signatures of the beacon ${beacon.name}.`)
    : fail(`The value of round ${formatCount(wrong)} is not what the beacon ${beacon.name} published.`)
}

/** What a lock opens to decides; another secret than the committed one is the signer's fault. */
export const checkSealedLinks: SealedDeckCheck = evidence => {
  const { record, opened } = evidence
  let good = { n: 0, link: unhex(record.deck.entry.anchor) }
  let wrong: number | undefined
  for (const { n, link, key, lock, round } of opened()) {
    const committed = isCommitted(good, { n, link })
    if (committed) good = { n, link }
    if (!committed || !isHonestLock(record.beacon, round, lock, key)) wrong ??= round
  }
  if (wrong !== undefined)
    return fault(`The lock of round ${formatCount(wrong)} held another secret than the committed one.`)
  if (!isSealLockHonest(evidence))
    return fault("The lock of the deck's seal held another secret than its link.")
  return pass(
    `The ${formatCount(opened().length)} secrets in the locks of these rounds lead back to the published anchor.`,
  )
}

interface Link {
  readonly n: number
  readonly link: Bytes
}

/** A missed round spends its link, so the next link steps back over it. */
const isCommitted = (good: Link, { n, link }: Link): boolean => equal(stepBack(link, n - good.n), good.link)

/** Only a file that was published after the lock opened can show it. */
function isSealLockHonest({ record, closeHash, endRound }: SealedDeckEvidence): boolean {
  if (record.endSignature === null) return true
  const { lock, masks } = record.seal.entry
  const key = openRoundKey(unhex(lock), unhex(record.endSignature))
  const mask = unhex(masks[0] ?? '')
  if (masks.length !== 1 || !isHonestLock(record.beacon, endRound, unhex(lock), key)) return false
  return equal(applyMask(mask, key, closeHash, 0), unhex(record.link))
}
