import { verifyInclusion } from '#crypto/merkle.ts'
import { unhex } from '#encoding/bytes.ts'
import { readCheckpoint } from '#log/checkpoint.ts'
import { entryLeaf } from '#log/entry.ts'
import type { LogPolicy } from '#log/policy.ts'
import { findUnseenReason } from '#log/seen-in-time.ts'
import type { LoggedEntry } from '#fd2/deck/logged-entry.ts'

/**
 * Why the entry does not count as seen before the deadline. Without a policy only its own checkpoint can be checked, and
 * the verdict says so.
 */
export function findUnloggedReason(
  policy: LogPolicy | undefined,
  { entry, proof }: LoggedEntry,
  deadlineMs: number,
): string | undefined {
  const leaf = entryLeaf(entry)
  if (policy) return findUnseenReason(policy, proof, leaf, deadlineMs)
  const checkpoint = readCheckpoint(proof.checkpoint)
  const path = proof.path.map(unhex)
  return checkpoint && verifyInclusion(leaf, proof.index, checkpoint.size, path, checkpoint.root)
    ? undefined
    : 'The entry is not in the log.'
}
