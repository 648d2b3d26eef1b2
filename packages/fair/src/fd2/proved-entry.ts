import { verifyInclusion } from '#crypto/merkle.ts'
import { unhex } from '#encoding/bytes.ts'
import { type Checkpoint, openCheckpoint } from '#log/checkpoint.ts'
import { entryLeaf } from '#log/entry.ts'
import type { LogPolicy } from '#log/policy.ts'
import type { RecordEntry } from './draw-record.ts'

/** An entry of the log from another source than the record, for example a witness's report. */
export interface ProvedEntry extends RecordEntry {
  readonly checkpoint: string
}

export const isIn = ({ entry, index, path }: RecordEntry, checkpoint: Checkpoint | undefined): boolean =>
  checkpoint !== undefined &&
  verifyInclusion(entryLeaf(entry), index, checkpoint.size, path.map(unhex), checkpoint.root)

/** Whether the pinned log signed a checkpoint with this entry. */
export const isProved = (entry: ProvedEntry, policy: LogPolicy): boolean =>
  isIn(entry, openCheckpoint(entry.checkpoint, policy))
