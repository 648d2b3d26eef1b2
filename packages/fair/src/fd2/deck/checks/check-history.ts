import { roundTime } from '#beacon/beacon.ts'
import { hex } from '#encoding/bytes.ts'
import { canonicalJson } from '#encoding/canonical-json.ts'
import type { SealedDeckCheck, SealedDeckEvidence } from '#fd2/deck/deck-evidence.ts'
import type { RoundLine } from '#fd2/deck/deck-lines.ts'
import { isType } from '#fd2/log-view.ts'
import { isIn } from '#fd2/proved-entry.ts'
import { openCheckpoint, readCheckpoint } from '#log/checkpoint.ts'
import type { TypedEntry, EntryType, LogEntry } from '#log/entry.ts'
import { marginSeconds } from '#log/seen-in-time.ts'
import { fail, fault, type Finding, pass } from '#steps/evidence.ts'
import { formatCount } from '#steps/format.ts'
import { findForkProblem } from './deck-forks.ts'

const isFor = (entry: LogEntry, C: string, ...types: EntryType[]): boolean =>
  'C' in entry && entry.C === C && types.includes(entry.t)

/** What is wrong with the game's entries from the previous close to the result; undefined if nothing is. */
function findListProblem({ record, closeHash, list }: SealedDeckEvidence): string | undefined {
  if (!list) return "The file does not show the game's entries from the seal to the result."
  const entries = list.entries.map(({ entry }) => entry)
  const C = hex(closeHash)
  const [first] = entries
  if (first?.t !== 'game' && (first?.t !== 'close' || first.instance === record.seal.entry.instance))
    return 'The file does not show what the log says about the game before this deck.'
  if (!isSame(list.close.entry, record.seal.entry) || list.close.index !== record.seal.proof.index)
    return 'The seal in the log differs from the file.'
  const decks = entries.filter(entry => isFor(entry, C, 'deck'))
  if (decks.length !== 1 || !isSame(decks[0], record.deck.entry))
    return 'The deck in the log differs from the file.'
  if (!isResult(record, list.result.entry)) return 'The result in the log differs from the file.'
  if (entries.some(entry => isFor(entry, C, 'late', 'cancel')))
    return 'The log calls this seal late or cancelled, so the deck cannot have a result.'
  if (
    entries.findLastIndex(entry => isFor(entry, C, 'held')) >
    entries.findLastIndex(entry => isFor(entry, C, 'release'))
  )
    return 'The log holds this deck and does not release it.'
  return undefined
}

const isSame = (a: LogEntry | undefined, b: LogEntry): boolean =>
  a !== undefined && canonicalJson(a) === canonicalJson(b)

const isResult = (record: SealedDeckEvidence['record'], result: TypedEntry<'result'>): boolean =>
  result.beacon === record.sealSignature &&
  result.link === record.link &&
  result.text === '' &&
  result.settlement === record.settlementRoot &&
  result.paid === record.paid &&
  result.count === record.payouts.length &&
  result.ics === (record.winners ?? '') &&
  result.platform === record.resultSignature

/** The first entry that the newer checkpoint of the file does not prove. */
function findUnproved({ log, record }: SealedDeckEvidence, missed: readonly RoundLine[]): number | undefined {
  const checkpoint = readCheckpoint(record.history.checkpoint)
  const called = missed.map(line => line.missed).filter(entry => entry !== null)
  return log.unproved?.index ?? called.find(entry => !isIn(entry, checkpoint))?.index
}

/** A seal or a round that was called late although witnesses had seen it in time. */
function findFalseLate(evidence: SealedDeckEvidence, missed: readonly RoundLine[]): Finding | undefined {
  const { log, pins } = evidence
  const { policy } = pins
  if (!policy) return undefined
  const lates = new Set(log.logged.filter(isType('late')).map(({ entry }) => entry.C))
  const closes = log.logged.filter(isType('close')).filter(({ entry }) => lates.has(entry.C))
  const called = [
    ...closes.map(({ entry, index }) => ({ round: entry.round, index, own: [] })),
    ...missed.map(({ entry, proof }) => ({
      round: entry.round,
      index: proof.index,
      own: [proof.checkpoint],
    })),
  ]
  const highest = Math.max(0, ...called.map(each => countTimelyWitnesses(evidence, each)))
  if (highest === 0) return undefined
  const detail = `The log calls an entry late that ${formatCount(highest)} witnesses saw in time.`
  return highest >= policy.quorum ? fail(detail) : fault(detail)
}

interface CalledLate {
  readonly round: number
  readonly index: number
  /** The checkpoints that the file gives for it. */
  readonly own: readonly string[]
}

/** A signed checkpoint that is larger than the index has this entry or, in a split view, another one in its place. */
function countTimelyWitnesses(
  { record, pins: { policy }, witnesses }: SealedDeckEvidence,
  { round, index, own }: CalledLate,
): number {
  if (!policy) return 0
  const latest = roundTime(record.beacon, round) / 1000 - marginSeconds
  const timely = [...own, record.history.checkpoint, ...witnesses.checkpoints]
    .map(source => openCheckpoint(source, policy))
    .filter(checkpoint => checkpoint !== undefined)
    .filter(({ size }) => size > index)
    .flatMap(({ times }) => [...times].filter(([, seconds]) => seconds <= latest))
  return new Set(timely.map(([name]) => name)).size
}

/** Whether the log has one history of this deck: no second seal or round, no false `late`, no entry left out. */
export const checkSealedHistory: SealedDeckCheck = evidence => {
  const { file, record, pins, list } = evidence
  const missed = Array.from(file.rounds()).filter(line => line.missed !== null)
  const unproved = findUnproved(evidence, missed)
  if (unproved !== undefined)
    return fail(`Entry ${formatCount(unproved)} is not in the checkpoint of the file.`)
  if (pins.policy) {
    const seenBy = openCheckpoint(record.history.checkpoint, pins.policy)?.times.size ?? 0
    if (seenBy < pins.policy.quorum)
      return fail(`${seenBy} witnesses saw the newer checkpoint, and ${pins.policy.quorum} are required.`)
  }
  const problem = findListProblem(evidence) ?? findForkProblem(evidence)
  if (problem !== undefined) return fail(problem)
  return (
    findFalseLate(evidence, missed) ??
    pass(
      `The log has one history of this deck in ${formatCount(list?.entries.length ?? 0)} entries of its game.`,
    )
  )
}
