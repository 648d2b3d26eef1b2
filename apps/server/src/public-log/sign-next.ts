import type { Tx } from '@fairground/database/transaction'
import { frontierFromBytes, frontierRoot } from '@fairground/fair/crypto/merkle'
import { type NoteSigner, signCheckpoint } from '@fairground/fair/log/checkpoint'
import { insertCheckpoint } from './queries/checkpoints.ts'
import { findUnsigned } from './queries/publishing.ts'
import { storeFullTiles } from './tiles.ts'

/** Closes and rounds get a checkpoint at once; other entries wait up to a second, so that one checkpoint serves many. */
const collectMs = 1000

/** Signs a checkpoint of the log if one is due. Returns false if not. */
export const signNextCheckpoint = async (tx: Tx, memberId: number, log: NoteSigner): Promise<boolean> => {
  const unsigned = await findUnsigned(tx, memberId)
  if (!unsigned) return false
  if (!unsigned.urgent && unsigned.ageMs !== null && unsigned.ageMs < collectMs) return false
  const size = Number(unsigned.size)
  const root = frontierRoot(frontierFromBytes(new Uint8Array(unsigned.frontier)))
  await storeFullTiles(tx, memberId, size)
  await insertCheckpoint(tx, memberId, { size, root, note: signCheckpoint(log, size, root) })
  return true
}
