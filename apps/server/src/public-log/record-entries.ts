import type { Tx } from '@fairground/database/transaction'
import { hex } from '@fairground/fair/encoding/bytes'
import type { RecordEntry } from '@fairground/fair/fd2/draw-record'
import { readCheckpoint } from '@fairground/fair/log/checkpoint'
import type { LogEntry } from '@fairground/fair/log/entry'
import { readInclusionProof } from '@fairground/fair/log/tile-proofs'
import { findLogProof } from './proof.ts'
import { readGameEntries } from './queries/record-entries.ts'
import { tileReader } from './tiles.ts'

interface EntryRange {
  readonly game: string
  readonly from: number
  readonly to: number
}

/**
 * What a public record rests on: the keys and chains of the game, and its entries from the previous close to the result,
 * all proved in one checkpoint. Undefined until a checkpoint covers the last entry.
 */
export const readRecordEntries = async (
  tx: Tx,
  memberId: number,
  { game, from, to }: EntryRange,
): Promise<{ readonly checkpoint: string; readonly entries: RecordEntry[] } | undefined> => {
  const proof = await findLogProof(tx, memberId, to)
  const size = proof && readCheckpoint(proof.checkpoint)?.size
  if (!proof || size === undefined) return undefined
  const rows = await readGameEntries(tx, memberId, { game, from, size })
  const entries: RecordEntry[] = []
  for (const { index, body } of rows) {
    const path = await readInclusionProof(Number(index), size, tileReader(tx, memberId))
    entries.push({
      entry: JSON.parse(body.toString('utf8')) as LogEntry,
      index: Number(index),
      path: path.map(hex),
    })
  }
  return { checkpoint: proof.checkpoint, entries }
}
