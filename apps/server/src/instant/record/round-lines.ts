import type { Tx } from '@fairground/database/transaction'
import { type BeaconChain, roundTime } from '@fairground/fair/beacon/beacon'
import { hex } from '@fairground/fair/encoding/bytes'
import type { RoundLine } from '@fairground/fair/fd2/deck/deck-lines'
import type { RecordEntry } from '@fairground/fair/fd2/draw-record'
import { readCheckpoint } from '@fairground/fair/log/checkpoint'
import { readInclusionProof } from '@fairground/fair/log/tile-proofs'
import { asHex } from '#lifecycle/record.ts'
import { findLogProof } from '#public-log/proof.ts'
import { tileReader } from '#public-log/tiles.ts'
import { readLogEntry, readLoggedEntry } from '../logged-entry.ts'
import type { SealedRowColumns } from '../queries/deck-rounds.ts'

interface DeckRounds {
  readonly beacon: BeaconChain
  readonly rows: readonly SealedRowColumns[]
  /** The newer checkpoint of the record. */
  readonly checkpoint: string
}

/** The rounds of a deck for its public file, in order, one line at a time. */
export async function* readRoundLines(
  tx: Tx,
  memberId: number,
  { beacon, rows, checkpoint }: DeckRounds,
  from: number,
): AsyncGenerator<readonly string[]> {
  for (const row of rows.slice(from)) {
    const index = Number(row.log_index)
    const line =
      row.missedIndex === null
        ? await readDealtRound(tx, memberId, index, { beacon, row })
        : await readMissedRound(tx, memberId, index, { missedIndex: Number(row.missedIndex), checkpoint })
    yield [JSON.stringify(line)]
  }
}

const readDealtRound = async (
  tx: Tx,
  memberId: number,
  index: number,
  { beacon, row }: { beacon: BeaconChain; row: SealedRowColumns },
): Promise<RoundLine> => {
  if (!row.signature) throw new Error(`the cards of round ${row.round} are not dealt`)
  const deadline = roundTime(beacon, Number(row.round))
  const logged = await readLoggedEntry(tx, memberId, 'round', { index, deadline })
  return { ...logged, signature: asHex(row.signature), missed: null }
}

const readMissedRound = async (
  tx: Tx,
  memberId: number,
  index: number,
  { missedIndex, checkpoint }: { missedIndex: number; checkpoint: string },
): Promise<RoundLine> => {
  const entry = await readLogEntry(tx, memberId, 'round', index)
  const proof = await findLogProof(tx, memberId, index)
  if (!proof) throw new Error(`no checkpoint of log ${memberId} covers entry ${index}`)
  const missed = await proveMissed(tx, memberId, missedIndex, checkpoint)
  return { entry, proof, signature: null, missed }
}

const proveMissed = async (
  tx: Tx,
  memberId: number,
  index: number,
  checkpoint: string,
): Promise<RecordEntry> => {
  const size = readCheckpoint(checkpoint)?.size ?? 0
  const path = await readInclusionProof(index, size, tileReader(tx, memberId))
  return { entry: await readLogEntry(tx, memberId, 'missed', index), index, path: path.map(hex) }
}
