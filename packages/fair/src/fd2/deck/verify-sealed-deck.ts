import type { DeckPins } from '#instant/deck-evidence.ts'
import { noEvidence, type WitnessEvidence } from '#fd2/witness-evidence.ts'
import type { DrawFile } from '#record/draw-file.ts'
import { fail, type Finding, pass } from '#steps/evidence.ts'
import { findNotices } from '#steps/notices.ts'
import { runSteps, type VerifierStep, type VerifierVerdict } from '#steps/run-steps.ts'
import { checkSealedCards, checkSealedDeck, checkSealedOrder } from './checks/check-cards.ts'
import { checkSealedHistory } from './checks/check-history.ts'
import { checkSealedOwnCard, checkSealedReceipt } from './checks/check-own-card.ts'
import {
  checkSealedPositions,
  checkSealedPrizes,
  checkSealedResult,
  checkSealedTickets,
  checkSealedWinners,
} from './checks/check-positions.ts'
import { checkSealedBeacons, checkSealedLinks, checkSealedRounds } from './checks/check-rounds.ts'
import {
  checkSeal,
  checkSealBeacon,
  checkSealChain,
  checkSealLog,
  checkSealRound,
} from './checks/check-seal.ts'
import { openSealedDeck, type SealedDeckCheck, type SealedDeckEvidence } from './deck-evidence.ts'
import { countLines, openDeckFile } from './deck-file.ts'

/** The order matters: each step relies on the earlier ones. */
const steps = {
  format: 'The file is complete and well formed',
  receipt: 'Your ticket is in the list of sold tickets',
  tickets: 'The tickets match the ticket root',
  close: 'Operator and signer signed rules and prizes',
  chain: "The operator's secret was committed in advance",
  round: 'The beacon round of the shuffle was fixed before it existed',
  log: 'Witnesses saw the seal before that round',
  beacon: 'The value of that round is genuine',
  cards: 'The cards are exactly the published prizes',
  order: 'The order of the cards follows from the secret and the beacon',
  deck: 'The deck was published before its first round',
  rounds: 'Witnesses saw which tickets each round serves before it existed',
  beacons: 'The values of these rounds are genuine',
  links: 'The secrets that assign cards were committed with the deck',
  positions: 'Each ticket got the card that follows from secrets and beacon',
  prizes: 'The prizes follow from the cards',
  winners: 'The independent control system found the same winners',
  card: 'Your card shows your prize',
  signature: 'The operator signed the ended deck',
  history: 'The log has one history of this deck',
} as const

export type SealedDeckStepId = keyof typeof steps

const checks: { [Id in Exclude<SealedDeckStepId, 'format'>]: SealedDeckCheck } = {
  receipt: checkSealedReceipt,
  tickets: checkSealedTickets,
  close: checkSeal,
  chain: checkSealChain,
  round: checkSealRound,
  log: checkSealLog,
  beacon: checkSealBeacon,
  cards: checkSealedCards,
  order: checkSealedOrder,
  deck: checkSealedDeck,
  rounds: checkSealedRounds,
  beacons: checkSealedBeacons,
  links: checkSealedLinks,
  positions: checkSealedPositions,
  prizes: checkSealedPrizes,
  winners: checkSealedWinners,
  card: checkSealedOwnCard,
  signature: checkSealedResult,
  history: checkSealedHistory,
}

const ownTicket: ReadonlySet<SealedDeckStepId> = new Set(['receipt', 'card'])

export interface VerifySealedDeckOptions {
  /** A receipt as parsed JSON, not yet validated. */
  receipt?: unknown
  /** Checkpoints and log entries from witnesses. */
  evidence?: WitnessEvidence
  onStep?: (step: VerifierStep<SealedDeckStepId>) => void
}

/** Stops at the first step that fails. Reads the file line by line. */
export function verifySealedDeck(
  source: DrawFile,
  pins: DeckPins,
  { receipt, evidence: witnesses = noEvidence, onStep }: VerifySealedDeckOptions,
): VerifierVerdict<SealedDeckStepId> {
  const file = openDeckFile(source)
  if ('problem' in file) {
    const unread = () => fail(`${file.problem}.`)
    return { ...runSteps(titlesFor(receipt), unread, onStep), local: false }
  }
  const evidence = openSealedDeck(file, pins, receipt, witnesses)
  const check = (id: SealedDeckStepId) =>
    id === 'format' ? checkFormat(source, evidence) : checks[id](evidence)
  const verdict = runSteps(titlesFor(receipt), check, onStep)
  return {
    ...verdict,
    local: file.record.beacon.local,
    notices: findNotices(pins.policy?.quorum, file.record.keys.control),
  }
}

/** The steps about the own ticket need a receipt. */
function titlesFor(receipt: unknown): Map<SealedDeckStepId, string> {
  const ids = (Object.keys(steps) as SealedDeckStepId[]).filter(
    id => !ownTicket.has(id) || receipt !== undefined,
  )
  return new Map(ids.map(id => [id, steps[id]]))
}

function countItems(items: Iterable<unknown>): number {
  const iterator = items[Symbol.iterator]()
  let count = 0
  while (iterator.next().done !== true) count += 1
  return count
}

function checkFormat(source: DrawFile, { record }: SealedDeckEvidence): Finding {
  const lines = countItems(source.lines())
  if (lines !== countLines(record))
    return fail(`The file has ${lines} lines, but its record announces ${countLines(record)}.`)
  return pass(`A deck record of scheme FD2 for "${record.title}", deck ${record.seal.entry.instance}.`)
}
