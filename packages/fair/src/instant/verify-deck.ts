import { checkBeacon } from '#steps/beacon.ts'
import { checkChain } from '#steps/chain.ts'
import { checkClose } from '#steps/close.ts'
import { type Finding, fail, pass } from '#steps/evidence.ts'
import { checkRound } from '#steps/round.ts'
import { notices } from '#steps/notices.ts'
import { runSteps, type VerifierStep, type VerifierVerdict } from '#steps/run-steps.ts'
import { checkBeacons, checkLinks, checkPositions, checkRounds } from './checks/check-assignment.ts'
import { checkCards, checkOrder } from './checks/check-cards.ts'
import { checkDeck } from './checks/check-deck.ts'
import { checkDeckResult } from './checks/check-deck-result.ts'
import { checkOwnCard, checkOwnReceipt } from './checks/check-own-ticket.ts'
import { checkPrizes } from './checks/check-prizes.ts'
import { checkTickets } from './checks/check-tickets.ts'
import { type DeckCheck, type DeckEvidence, type DeckPins, openDeckEvidence } from './deck-evidence.ts'
import { parseDeckRecord } from './deck-record.ts'
import { findSealedDeckFile } from '#fd2/deck/find-deck-file.ts'
import { type SealedDeckStepId, verifySealedDeck } from '#fd2/deck/verify-sealed-deck.ts'
import type { WitnessEvidence } from '#fd2/witness-evidence.ts'

/** The order matters: each step relies on the earlier ones. */
const steps = {
  format: 'The file is complete and well formed',
  receipt: 'Your ticket is in the list of sold tickets',
  tickets: 'The tickets match the ticket root',
  close: 'The operator signed rules and prizes',
  chain: "The operator's secret was committed in advance",
  round: 'The beacon round of the shuffle was fixed before it existed',
  beacon: 'The value of that round is genuine',
  cards: 'The cards are exactly the published prizes',
  order: 'The order of the cards follows from the secret and the beacon',
  deck: 'The deck was published before the first sale',
  links: 'The secrets that assign cards were committed with the deck',
  rounds: 'The round that decides a ticket follows from its receipt',
  beacons: 'The values of these rounds are genuine',
  positions: 'Each ticket got the card that follows from secrets and beacon',
  prizes: 'The prizes follow from the cards',
  card: 'Your card shows your prize',
  signature: 'The operator signed the ended deck',
} as const

type FirstStepId = keyof typeof steps
export type DeckStepId = FirstStepId | SealedDeckStepId
export type DeckStep = VerifierStep<DeckStepId>
export type DeckVerdict = VerifierVerdict<DeckStepId>

const checks: { [Id in Exclude<FirstStepId, 'format'>]: DeckCheck } = {
  receipt: checkOwnReceipt,
  tickets: checkTickets,
  close: checkClose,
  chain: checkChain,
  round: checkRound,
  beacon: checkBeacon,
  cards: checkCards,
  order: checkOrder,
  deck: checkDeck,
  links: checkLinks,
  rounds: checkRounds,
  beacons: checkBeacons,
  positions: checkPositions,
  prizes: checkPrizes,
  card: checkOwnCard,
  signature: checkDeckResult,
}

const ownTicket: ReadonlySet<FirstStepId> = new Set(['receipt', 'card'])

export interface VerifyDeckOptions {
  /** A signed receipt as parsed JSON, not yet validated. */
  receipt?: unknown
  /** Checkpoints and log entries from witnesses. */
  evidence?: WitnessEvidence
  onStep?: (step: DeckStep) => void
}

/**
 * Accepts a deck file, its text, or the parsed record of scheme FD1. The scheme in the record selects the steps. Stops at
 * the first step that fails.
 */
export function verifyDeck(
  source: unknown,
  pins: DeckPins = {},
  { receipt, evidence, onStep }: VerifyDeckOptions = {},
): DeckVerdict {
  const file = findSealedDeckFile(source)
  if (file) {
    const given = { ...(evidence && { evidence }), ...(onStep && { onStep }) }
    return verifySealedDeck(file, pins, { receipt, ...given })
  }
  return verifyFirstDeck(source, pins, receipt, onStep)
}

/** A deck of scheme FD1. */
function verifyFirstDeck(
  source: unknown,
  pins: DeckPins,
  receipt: unknown,
  onStep: VerifyDeckOptions['onStep'],
): VerifierVerdict<FirstStepId> {
  const record = parseDeckRecord(source)
  const unread = 'problem' in record
  const check = unread ? () => fail(`${record.problem}.`) : checker(openDeckEvidence(record, pins, receipt))
  const ids = (Object.keys(steps) as FirstStepId[]).filter(id => !ownTicket.has(id) || receipt !== undefined)
  const verdict = runSteps(new Map(ids.map(id => [id, steps[id]])), check, onStep)
  return { ...verdict, local: !unread && record.beacon.chain.local, notices: [notices.notWitnessed] }
}

const checker =
  (evidence: DeckEvidence) =>
  (id: FirstStepId): Finding => {
    const { title, instance } = evidence.record
    if (id === 'format') return pass(`A deck record of scheme FD1 for "${title}", deck ${instance}.`)
    return checks[id](evidence)
  }
