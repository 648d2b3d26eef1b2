import { type Bytes, hex, unhex } from '#encoding/bytes.ts'
import { closeHash } from '#fd2/close.ts'
import { findGameList, type GameList } from '#fd2/game-list.ts'
import { type LogView, readLogView } from '#fd2/log-view.ts'
import { lockHash } from '#fd2/round-lock.ts'
import type { WitnessEvidence } from '#fd2/witness-evidence.ts'
import type { DeckPins } from '#instant/deck-evidence.ts'
import type { Finding } from '#steps/evidence.ts'
import { type OpenedRow, openRow } from './assign-round.ts'
import type { OpenDeckFile } from './deck-file.ts'
import { deckEndRound } from './deck-hash.ts'
import { type DeckRound, toDeckRound } from './deck-rounds.ts'
import { toCloseRecord } from './entries.ts'
import { parseBatchReceipt } from '#fd2/batch-receipts.ts'
import { type TicketWalk, walkTickets } from './ticket-walk.ts'

export interface SealedDeckEvidence {
  readonly file: OpenDeckFile
  readonly record: OpenDeckFile['record']
  readonly pins: DeckPins
  readonly witnesses: WitnessEvidence
  readonly log: LogView
  /** The game's entries that lead to the result. */
  readonly list: GameList | undefined
  /** The supplied receipt, not yet validated. */
  readonly receipt: unknown
  /** C, recomputed from the seal's fields. */
  readonly closeHash: Bytes
  /** R_end */
  readonly endRound: number
  /** L of the seal. */
  readonly lockHash: Bytes
  /** Computed on first use, because each takes time. */
  readonly rounds: () => readonly DeckRound[]
  readonly tickets: () => TicketWalk
  /** The rounds that assigned tickets, with what their locks open to. Each takes a pairing. */
  readonly opened: () => readonly OpenedRound[]
  /** The tier of each card by position: its place in the prize table, or the number of tiers for a losing card. */
  readonly tiers: () => Uint8Array
}

export interface OpenedRound extends DeckRound, OpenedRow {}

export type SealedDeckCheck = (evidence: SealedDeckEvidence) => Finding

export function openSealedDeck(
  file: OpenDeckFile,
  pins: DeckPins,
  receipt: unknown,
  witnesses: WitnessEvidence,
): SealedDeckEvidence {
  const { record } = file
  const { seal, beacon } = record
  const { latestEnd = 0, lock, masks } = seal.entry
  const C = closeHash(toCloseRecord(seal.entry, beacon.chainHash))
  const log = readLogView(record, witnesses.entries, pins.policy)
  const endRound = deckEndRound(beacon, latestEnd)
  const inDeck = { member: seal.entry.member, beacon, deck: record.deck.entry.D }
  const rounds = once(() => Array.from(file.rounds(), line => toDeckRound(line, inDeck)))
  return {
    file,
    record,
    pins,
    witnesses,
    log,
    list: findGameList(log, { game: seal.entry.game, close: { hash: hex(C) } }),
    receipt,
    closeHash: C,
    endRound,
    lockHash: lockHash(C, endRound, unhex(lock), masks.map(unhex)),
    rounds,
    tickets: once(() => walkTickets(file, rounds(), parseBatchReceipt(receipt))),
    opened: once(() => rounds().flatMap(openRound)),
    tiers: once(() => readTiers(file)),
  }
}

function once<T>(compute: () => T): () => T {
  let known: { value: T } | undefined
  return () => (known ??= { value: compute() }).value
}

const openRound = (round: DeckRound): OpenedRound[] =>
  round.signature === null ? [] : [{ ...round, ...openRow(round, unhex(round.signature)) }]

function readTiers({ record, cards }: OpenDeckFile): Uint8Array {
  const { tiers } = record.prizeTable
  const numbers = new Map(tiers.map(({ name }, i) => [name, i]))
  return Uint8Array.from(cards(), ({ outcome }) => numbers.get(outcome) ?? tiers.length)
}
