import { verifyInclusion } from '#crypto/merkle.ts'
import { equal, unhex } from '#encoding/bytes.ts'
import { attempt, hexBytes, integer, list, object, type Problem, text } from '#encoding/shape.ts'
import { openCheckpoint } from './checkpoint.ts'
import { entryLeaf, maxEntryBytes } from './entry.ts'
import type { LogPolicy } from './policy.ts'
import { formatPolicy, parsePolicy } from './policy-text.ts'
import type { LogProof } from './seen-in-time.ts'

/** A `policy` entry of the log with its proof. */
export interface PolicyChange extends LogProof {
  readonly text: string
  /** When the policy takes effect, in epoch milliseconds. */
  readonly from: number
}

const count = integer(0, Number.MAX_SAFE_INTEGER)

const changes = list(
  object<PolicyChange>({
    text: text(maxEntryBytes),
    from: count,
    index: count,
    path: list(hexBytes(32)),
    checkpoint: text(maxEntryBytes),
  }),
)

/** Reads the changes that a log shows from an untrusted value. */
export const parsePolicyChanges = (value: unknown): readonly PolicyChange[] | Problem =>
  attempt(changes, value, 'policies')

/** The entry is logged seven days ahead. The witnesses get a day to cosign it. */
const minNoticeSeconds = 6 * 24 * 3600

/**
 * The policy after the change, or why the reader keeps the old one. The witnesses of the old policy must have seen the
 * change in time: otherwise an operator could replace them without notice.
 */
export function acceptPolicyChange(
  keptText: string,
  { text, from, index, path, checkpoint: note }: PolicyChange,
  nowMs: number,
): LogPolicy | Problem {
  const kept = parsePolicy(keptText)
  if ('problem' in kept) return kept
  const next = parsePolicy(text)
  if ('problem' in next) return next
  if (next.log.name !== kept.log.name || !equal(next.log.publicKey, kept.log.publicKey))
    return { problem: 'The new policy names another log.' }
  if (from > nowMs) return { problem: 'The new policy is not in force yet.' }
  const checkpoint = openCheckpoint(note, kept)
  if (!checkpoint) return { problem: 'The checkpoint is not signed by the pinned log.' }
  const leaf = entryLeaf({ t: 'policy', text, from })
  if (!verifyInclusion(leaf, index, checkpoint.size, path.map(unhex), checkpoint.root))
    return { problem: 'The change of the policy is not in the log.' }
  const latest = hasSameKeys(kept, next) ? Infinity : from / 1000 - minNoticeSeconds
  const inTime = [...checkpoint.times.values()].filter(seconds => seconds <= latest).length
  if (inTime < kept.quorum)
    return { problem: `${inTime} witnesses saw the change in time, and ${kept.quorum} are required.` }
  return next
}

/** Whether only addresses differ. */
const hasSameKeys = (one: LogPolicy, other: LogPolicy): boolean =>
  formatPolicy(withoutAddresses(one)) === formatPolicy(withoutAddresses(other))

const withoutAddresses = ({ log, witnesses, quorum }: LogPolicy): LogPolicy => ({
  log: withoutAddress(log),
  witnesses: witnesses.map(withoutAddress),
  quorum,
})

const withoutAddress = ({ name, type, publicKey }: LogPolicy['log']) => ({ name, type, publicKey })
