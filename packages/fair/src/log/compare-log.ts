import { verifyConsistency } from '#crypto/consistency.ts'
import { hex, unhex } from '#encoding/bytes.ts'
import { openCheckpoint } from './checkpoint.ts'
import { parsePolicy } from './policy-text.ts'

/** A checkpoint that a client has verified before. */
interface KeptCheckpoint {
  readonly checkpoint: string
}

interface ShownCheckpoint {
  readonly checkpoint: string
  /** Hexadecimal hashes from the smaller size to the larger. */
  readonly consistency: readonly string[]
}

export interface ComparedCheckpoints {
  /** `unknown`: the pinned log did not sign the shown checkpoint, or too few witnesses have cosigned it. */
  readonly state: 'agreed' | 'unknown' | 'split'
  readonly size: number
  readonly seenBy: readonly string[]
  /** What the client keeps from now on; null leaves it as it is. */
  readonly keep: {
    readonly size: number
    readonly root: string
    readonly checkpoint: string
    /** The two signed histories. */
    readonly notes?: readonly [kept: string, shown: string]
  } | null
}

const unknown: ComparedCheckpoints = { state: 'unknown', size: 0, seenBy: [], keep: null }

/** Compares the checkpoint that a server shows with the one that a client keeps, under the policy that the client keeps. */
export function compareLog(
  policyText: string,
  kept: KeptCheckpoint | null,
  shown: ShownCheckpoint,
): ComparedCheckpoints {
  const policy = parsePolicy(policyText)
  if ('problem' in policy) return unknown
  const next = openCheckpoint(shown.checkpoint, policy)
  if (!next) return unknown
  const before = kept ? openCheckpoint(kept.checkpoint, policy) : undefined
  const found = { size: next.size, seenBy: [...next.times.keys()] }
  if (kept && before) {
    const [first, second] = before.size <= next.size ? [before, next] : [next, before]
    if (!verifyConsistency(first, second, shown.consistency.map(unhex))) {
      const notes = [kept.checkpoint, shown.checkpoint] as const
      const { size, root } = before
      return {
        ...found,
        state: 'split',
        keep: { size, root: hex(root), checkpoint: kept.checkpoint, notes },
      }
    }
  }
  if (found.seenBy.length < policy.quorum) return { ...found, state: 'unknown', keep: null }
  const isNewer = !before || next.size > before.size
  const keep = isNewer ? { size: next.size, root: hex(next.root), checkpoint: shown.checkpoint } : null
  return { ...found, state: 'agreed', keep }
}
