import type { Tx } from '@fairground/database/transaction'
import type { PolicyChange } from '@fairground/fair/log/policy-change'
import { requirePolicy } from './policy.ts'
import { findSeenUnder } from './proof.ts'
import { readPolicies } from './queries/policies.ts'

/** New addresses of the same keys take effect at once, so the witnesses see them afterwards. */
const anyTime = Number.MAX_SAFE_INTEGER

/** Every change with the proof that the witnesses of the policy before it saw it, the oldest first. */
export const readPolicyChanges = async (tx: Tx, memberId: number): Promise<PolicyChange[]> => {
  const policies = await readPolicies(tx, memberId)
  const changes: PolicyChange[] = []
  for (const [i, { index, text, from_at: from }] of policies.entries()) {
    const before = policies[i - 1]
    if (!before) continue
    const seconds = Math.floor(from / 1000)
    const policy = requirePolicy(before.text)
    const proof =
      (await findSeenUnder(tx, memberId, Number(index), policy, seconds)) ??
      (await findSeenUnder(tx, memberId, Number(index), policy, anyTime))
    if (proof) changes.push({ text, from, ...proof })
  }
  return changes
}
