import { checkBeacon } from '../steps/beacon.ts'
import { checkChain } from '../steps/chain.ts'
import { checkClose } from '../steps/close.ts'
import { type Finding, fail, pass } from '../steps/evidence.ts'
import { checkRound } from '../steps/round.ts'
import { runSteps, type StepOf, type VerdictOf } from '../steps/run-steps.ts'
import { checkBeacons, checkLinks, checkPositions, checkRounds } from './check-assignment.ts'
import { checkCards, checkOrder } from './check-cards.ts'
import { checkDeck } from './check-deck.ts'
import { checkDeckResult } from './check-deck-result.ts'
import { checkOwnCard, checkOwnReceipt } from './check-own-ticket.ts'
import { checkPrizes } from './check-prizes.ts'
import { checkTickets } from './check-tickets.ts'
import { type DeckCheck, type DeckEvidence, type DeckPins, openDeckEvidence } from './deck-evidence.ts'
import { parseDeckRecord } from './deck-record.ts'

/** In this order, because each step trusts what the earlier ones have shown. */
const steps = {
  format: 'The file is complete and well formed',
  receipt: 'Your ticket is among the sold ones',
  tickets: 'The tickets are the ones the file names',
  close: 'Rules and prizes were sealed by the operator',
  chain: "The operator's secret was fixed long before",
  round: 'The round that shuffled was fixed before it existed',
  beacon: 'The value of that round is genuine',
  cards: 'The cards are exactly the published prizes',
  order: 'The order of the cards follows from secret and beacon',
  deck: 'The deck was published before the first sale',
  links: 'The secrets that assign cards were published with it',
  rounds: 'Which round decides a ticket follows from its receipt',
  beacons: 'The values of these rounds are genuine',
  positions: 'Each ticket got the card that follows from them',
  prizes: 'The prizes are what the cards say',
  card: 'The picture on your card shows your prize',
  signature: 'The operator signed the ended deck',
} as const

export type DeckStepId = keyof typeof steps
export type DeckStep = StepOf<DeckStepId>
export type DeckVerdict = VerdictOf<DeckStepId>

const checks: { [Id in Exclude<DeckStepId, 'format'>]: DeckCheck } = {
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

const ownTicket: ReadonlySet<DeckStepId> = new Set(['receipt', 'card'])

export interface VerifyDeckOptions {
  /** A signed receipt as JSON, of unknown shape. */
  receipt?: unknown
  onStep?: (step: DeckStep) => void
}

/** Takes a deck record's text or parsed JSON. Stops at the first step that fails. */
export function verifyDeck(
  source: unknown,
  pins: DeckPins = {},
  { receipt, onStep }: VerifyDeckOptions = {},
): DeckVerdict {
  const record = parseDeckRecord(source)
  const unread = 'problem' in record
  const check = unread ? () => fail(`${record.problem}.`) : checker(openDeckEvidence(record, pins, receipt))
  const ids = (Object.keys(steps) as DeckStepId[]).filter(id => !ownTicket.has(id) || receipt !== undefined)
  const verdict = runSteps(new Map(ids.map(id => [id, steps[id]])), check, onStep)
  return { ...verdict, local: !unread && record.beacon.chain.local }
}

const checker =
  (evidence: DeckEvidence) =>
  (id: DeckStepId): Finding => {
    const { title, instance } = evidence.record
    if (id === 'format') return pass(`A deck record of scheme FD1 for "${title}", deck ${instance}.`)
    return checks[id](evidence)
  }
