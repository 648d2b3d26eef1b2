import { type BeaconChain, roundTime, verifyBeacon } from '#beacon/beacon.ts'
import { openDraws } from '#crypto/draw-stream.ts'
import { stepBack } from '#crypto/hash-chain.ts'
import { verifyInclusion } from '#crypto/merkle.ts'
import { verify } from '#crypto/signature.ts'
import { equal, hex, unhex } from '#encoding/bytes.ts'
import { canonicalHash } from '#encoding/canonical-json.ts'
import { parseBatchReceipt, verifyBatchReceipt } from '#fd2/batch-receipts.ts'
import { closeHash } from '#fd2/close.ts'
import { ticketSeed } from '#fd2/round.ts'
import { lockHash } from '#fd2/round-lock.ts'
import { cardHash } from '#instant/deck.ts'
import { deckSize } from '#instant/deck-table.ts'
import { dealCard, type InstantTerms, readCardOutcome } from '#instant/instant-games.ts'
import { type TypedEntry, entryLeaf } from '#log/entry.ts'
import type { LogPolicy } from '#log/policy.ts'
import { findUnseenReason } from '#log/seen-in-time.ts'
import { fail, fault, type Finding, pass } from '#steps/evidence.ts'
import { formatCount, formatTime } from '#steps/format.ts'
import { runSteps, type VerifierVerdict } from '#steps/run-steps.ts'
import { assignRound, type OpenedRow, openRow } from './assign-round.ts'
import { describeCard } from './checks/check-own-card.ts'
import { findEntryProblem } from './checks/round-entry.ts'
import { findStatementProblem } from './checks/signer-statement.ts'
import { deckEndRound, deckHash } from './deck-hash.ts'
import { type DeckRound, toDeckRound } from './deck-rounds.ts'
import { toCloseRecord } from './entries.ts'
import { isHonestLock } from './honest-lock.ts'
import type { LoggedEntry } from './logged-entry.ts'
import type { SignerTerm } from './deck-log.ts'
import { placesAfter } from './places.ts'

/** What the buyer knows from the published policy and the log, and keeps. */
export interface OwnCardPins {
  readonly policy: LogPolicy
  readonly beacon: BeaconChain
  readonly platformKey: string
  /** The signer that may sign what the log holds at this index. */
  readonly signerAt: (index: number) => SignerTerm
}

/** What the operator gives a buyer when the card is dealt. */
export interface OwnCardProof extends InstantTerms {
  readonly decimals: number
  readonly seal: TypedEntry<'close'>
  readonly deck: LoggedEntry<TypedEntry<'deck'>>
  readonly round: LoggedEntry<TypedEntry<'round'>>
  /** The beacon's signature of the round. */
  readonly signature: string
  /** The path of the ticket to the root of the round. */
  readonly ticketPath: readonly string[]
  /** The positions of the tickets before this round. The deck's file proves them when the deck has ended. */
  readonly taken: readonly number[]
  readonly card: {
    readonly position: number
    readonly outcome: string
    readonly salt: string
    /** The path of the card to the deck's root. */
    readonly path: readonly string[]
  }
}

const steps = {
  receipt: 'The operator signed your receipt under these rules and prizes',
  deck: 'The deck was published',
  rounds: 'Witnesses saw your ticket in its round before the round existed',
  beacons: 'The value of that round is genuine',
  links: 'The secret that assigned your card was committed with the deck',
  positions: 'Your card follows from secret and beacon',
  card: 'Your card is in the deck and shows your prize',
} as const

export type OwnCardStepId = keyof typeof steps

interface OwnCardEvidence {
  readonly proof: OwnCardProof
  readonly pins: OwnCardPins
  readonly seq0: number
  readonly row: DeckRound
  readonly opened: () => OpenedRow
  /** The supplied receipt, not yet validated. */
  readonly receipt: unknown
}

const checks: { [Id in OwnCardStepId]: (evidence: OwnCardEvidence) => Finding } = {
  receipt: checkReceipt,
  deck: checkDeck,
  rounds: checkRound,
  beacons: checkBeacon,
  links: checkLink,
  positions: checkPosition,
  card: checkCard,
}

/** Proves a buyer's card before the deck has ended. */
export function verifyOwnCard(
  proof: OwnCardProof,
  receipt: unknown,
  pins: OwnCardPins,
): VerifierVerdict<OwnCardStepId> {
  const titles = new Map(Object.entries(steps)) as Map<OwnCardStepId, string>
  let evidence: OwnCardEvidence | undefined
  const check = (id: OwnCardStepId) => checks[id]((evidence ??= openOwnCard(proof, receipt, pins)))
  return { ...runSteps(titles, check), local: pins.beacon.local }
}

function openOwnCard(proof: OwnCardProof, receipt: unknown, pins: OwnCardPins): OwnCardEvidence {
  const { seal, deck, round, signature } = proof
  const inDeck = { member: seal.member, beacon: pins.beacon, deck: deck.entry.D }
  const row = toDeckRound({ entry: round.entry, signature }, inDeck)
  const parsed = parseBatchReceipt(receipt)
  const seq0 = 'problem' in parsed ? -1 : parsed.seq0
  let known: OpenedRow | undefined
  return { proof, pins, receipt, row, seq0, opened: () => (known ??= openRow(row, unhex(signature))) }
}

function checkReceipt({ proof, pins, receipt, row }: OwnCardEvidence): Finding {
  const signed = parseBatchReceipt(receipt)
  if ('problem' in signed) return fail(`The receipt is not well formed: ${signed.problem}.`)
  if (!verifyBatchReceipt(unhex(pins.platformKey), signed))
    return fail("The operator's signature on the receipt is not genuine.")
  const { seal, rules, prizeTable } = proof
  if (signed.member !== seal.member || signed.instance !== seal.instance)
    return fail(`The receipt is for ${signed.instance}, the card for ${seal.instance}.`)
  const same =
    signed.rulesHash === hex(canonicalHash(rules)) && signed.prizeTableHash === hex(canonicalHash(prizeTable))
  if (!same) return fail('The ticket was bought under other rules or prizes.')
  const path = proof.ticketPath.map(unhex)
  if (!verifyInclusion(unhex(signed.leafHash), signed.seq0, row.size, path, unhex(row.root)))
    return fail('The ticket on the receipt is not in the round.')
  if (signed.batch.unixMs > row.cutAt) return fail('The round was cut before you bought the ticket.')
  return pass(`Your ticket of ${formatTime(signed.batch.unixMs)} is number ${formatCount(signed.seq0 + 1)}.`)
}

function checkDeck({ proof, pins }: OwnCardEvidence): Finding {
  const { seal, deck, rules, prizeTable } = proof
  const { entry } = deck
  const C = closeHash(toCloseRecord(seal, pins.beacon.chainHash))
  const end = deckEndRound(pins.beacon, seal.latestEnd ?? 0)
  const L = lockHash(C, end, unhex(seal.lock), seal.masks.map(unhex))
  const [root, assignAnchor] = [unhex(entry.root), unhex(entry.anchor)]
  const D = deckHash({ closeHash: C, lockHash: L, size: deckSize(prizeTable), root, assignAnchor })
  const same =
    seal.rules === hex(canonicalHash(rules)) &&
    seal.prizes === hex(canonicalHash(prizeTable)) &&
    hex(D) === entry.D
  if (!same) return fail('Rules, prizes, cards or links differ from the published deck.')
  if (!verify(unhex(pins.platformKey), D, unhex(entry.platform)))
    return fail("The operator's signature on the deck is not genuine.")
  const unsigned = findStatementProblem(pins.signerAt(deck.proof.index), {
    context: D,
    lock: L,
    signer: entry.signer,
  })
  if (unsigned !== undefined) return fail(unsigned)
  const deadline = roundTime(pins.beacon, proof.round.entry.round)
  const unseen = findUnseenReason(pins.policy, deck.proof, entryLeaf(entry), deadline)
  return unseen === undefined
    ? pass('Cards and links of the deck were in the log before your round.')
    : fail(unseen)
}

function checkRound({ proof, pins, seq0, row }: OwnCardEvidence): Finding {
  const { entry, proof: logged } = proof.round
  const problem = findEntryProblem(pins.beacon, pins.signerAt(logged.index), entry, row)
  if (problem !== undefined) return fail(`Round ${formatCount(entry.round)}: ${problem}`)
  const appears = roundTime(pins.beacon, entry.round)
  const unseen = findUnseenReason(pins.policy, logged, entryLeaf(entry), appears)
  if (unseen !== undefined) return fail(unseen)
  if (seq0 < proof.taken.length || seq0 >= row.size) return fail('The round does not serve your ticket.')
  return pass(`Witnesses saw your ticket in round ${formatCount(entry.round)} before ${formatTime(appears)}.`)
}

function checkBeacon({ proof, pins, row }: OwnCardEvidence): Finding {
  return verifyBeacon(pins.beacon, row.round, proof.signature)
    ? pass(`The value of round ${formatCount(row.round)} is genuine.`)
    : fail(`The value of round ${formatCount(row.round)} is not what the beacon published.`)
}

function checkLink({ proof, pins, row, opened }: OwnCardEvidence): Finding {
  const { link, key } = opened()
  const committed = equal(stepBack(link, row.n), unhex(proof.deck.entry.anchor))
  return committed && isHonestLock(pins.beacon, row.round, row.lock, key)
    ? pass(`The lock held link ${formatCount(row.n)} of the deck.`)
    : fault('The lock of your round held another secret than the committed one.')
}

function checkPosition({ proof, seq0, row, opened }: OwnCardEvidence): Finding {
  const { taken, card, prizeTable } = proof
  if (new Set(taken).size !== taken.length) return fail('Two earlier tickets have the same card.')
  const state = { deckSize: deckSize(prizeTable), served: taken.length, moved: placesAfter(taken) }
  const position = assignRound(state, opened().seed, row.deck, row.size - taken.length)[seq0 - taken.length]
  return position === card.position
    ? pass(`Your ticket gets card ${formatCount(card.position + 1)}.`)
    : fail(`Your ticket gets card ${formatCount((position ?? 0) + 1)}, but you were given another.`)
}

function checkCard({ proof, seq0, row, opened }: OwnCardEvidence): Finding {
  const { card, rules, prizeTable, deck, seal, decimals } = proof
  const { position, outcome } = card
  const hash = cardHash(seal.instance, position, { outcome, salt: unhex(card.salt) })
  const path = card.path.map(unhex)
  if (!verifyInclusion(hash, position, deckSize(prizeTable), path, unhex(deck.entry.root)))
    return fail('The card is not in the published deck.')
  const draws = openDraws('FD2', ticketSeed(opened().seed, seq0), row.deck)
  const dealt = dealCard({ draws, seq0, rules, prizeTable, outcome })
  if (readCardOutcome(proof, dealt) !== outcome) return fail('Your card does not show its prize.')
  const { currency } = seal
  return pass(`Your card: ${describeCard(dealt, { rules, prizeTable, outcome, decimals, currency })}`)
}
