import { verifyConsistency } from '#crypto/consistency.ts'
import type { Checkpoint } from './checkpoint.ts'
import { MissingTile, type ReadTile, readConsistencyProof } from './tile-proofs.ts'

/**
 * Whether two checkpoints of a log belong to one history. The tiles come from the log: a log that cannot prove it has
 * shown two histories.
 */
export async function haveSameHistory(
  one: Checkpoint,
  other: Checkpoint,
  readTile: ReadTile,
): Promise<boolean> {
  const [first, second] = one.size <= other.size ? [one, other] : [other, one]
  if (first.size === second.size) return verifyConsistency(first, second, [])
  try {
    return verifyConsistency(first, second, await readConsistencyProof(first.size, second.size, readTile))
  } catch (error) {
    if (error instanceof MissingTile) return false
    throw error
  }
}
