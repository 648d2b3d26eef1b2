import { verifyInclusion } from '#crypto/merkle.ts'
import { type Bytes, unhex } from '#encoding/bytes.ts'
import { openCheckpoint } from './checkpoint.ts'
import type { LogPolicy } from './policy.ts'

/** Where an entry is in the log, with a checkpoint that the witnesses cosigned. */
export interface LogProof {
  readonly index: number
  readonly path: readonly string[]
  readonly checkpoint: string
}

/** Cosignature times are whole seconds, so two seconds prove that one has truly passed. */
export const marginSeconds = 2

/** Why the entry does not count as seen before the deadline; undefined if a quorum of witnesses saw it in time. */
export function findUnseenReason(
  policy: LogPolicy,
  proof: LogProof,
  leaf: Bytes,
  deadlineMs: number,
): string | undefined {
  const checkpoint = openCheckpoint(proof.checkpoint, policy)
  if (!checkpoint) return 'The checkpoint is not signed by the pinned log.'
  const path = proof.path.map(unhex)
  if (!verifyInclusion(leaf, proof.index, checkpoint.size, path, checkpoint.root))
    return 'The entry is not in the log.'
  const latest = deadlineMs / 1000 - marginSeconds
  const inTime = [...checkpoint.times.values()].filter(seconds => seconds <= latest).length
  if (inTime >= policy.quorum) return undefined
  return `${inTime} witnesses saw the entry in time, and ${policy.quorum} are required.`
}
