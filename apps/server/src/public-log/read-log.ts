import type { Tx } from '@fairground/database/transaction'
import type { Bytes } from '@fairground/fair/encoding/bytes'
import { formatBundle } from '@fairground/fair/log/entry-bundle'
import { type BundleName, tileWidth } from '@fairground/fair/log/tiles'
import { readEntries } from './queries/entries.ts'
import { findPolicyText } from './queries/policies.ts'
import { findCosignedSize } from './proof.ts'
import { readCosignedNote } from './queries/checkpoints.ts'

export interface SizedNote {
  readonly size: number
  readonly note: string
}

/** The newest checkpoint that a quorum cosigned, or else the newest one, with its cosignatures. */
export const readNewestNote = async (tx: Tx, memberId: number): Promise<SizedNote | undefined> => {
  if ((await findPolicyText(tx, memberId)) === undefined) return undefined
  const size = await findCosignedSize(tx, memberId, 0)
  return size === undefined ? undefined : { size, note: await readCosignedNote(tx, memberId, size) }
}

/** The entries of one tile; undefined if the log has fewer. */
export const readBundle = async (
  tx: Tx,
  memberId: number,
  { index, width }: BundleName,
): Promise<Bytes | undefined> => {
  const first = index * tileWidth
  const rows = await readEntries(tx, memberId, first, first + width)
  return rows.length === width ? formatBundle(rows.map(row => new Uint8Array(row.body))) : undefined
}
