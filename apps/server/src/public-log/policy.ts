import { databaseNow, type Tx } from '@fairground/database/transaction'
import type { LogPolicy } from '@fairground/fair/log/policy'
import { formatPolicy, parsePolicy } from '@fairground/fair/log/policy-text'
import { appendLogEntry } from './append.ts'
import { findNewestPolicy, findPolicyText, insertPolicy } from './queries/policies.ts'

/** Browsers and verifiers that saw the old policy have this time to see the new one in the log. */
const noticeMs = 7 * 24 * 3_600_000

export const requirePolicy = (text: string): LogPolicy => {
  const policy = parsePolicy(text)
  if ('problem' in policy) throw new Error(policy.problem)
  return policy
}

/** The policy of the operator's log that is in force. */
export const readPolicy = async (tx: Tx, memberId: number): Promise<LogPolicy> => {
  const text = await findPolicyText(tx, memberId)
  if (text === undefined) throw new Error(`the log of operator ${memberId} has no policy yet`)
  return requirePolicy(text)
}

/** Logs the configured policy if it differs from the last one. Other witnesses or another quorum count after a week. */
export const logPolicy = async (tx: Tx, memberId: number, policy: LogPolicy): Promise<void> => {
  const text = formatPolicy(policy)
  const newest = await findNewestPolicy(tx, memberId)
  if (newest?.text === text) return
  const now = await databaseNow(tx)
  const from = newest === undefined ? now : findStart(newest.text, policy, newest.from_at, now)
  const { index } = await appendLogEntry(tx, memberId, { t: 'policy', text, from })
  await insertPolicy(tx, memberId, { index, text, from })
}

/** New addresses of the same keys need no notice. */
const findStart = (newest: string, policy: LogPolicy, newestFrom: number, now: number): number =>
  withoutAddresses(requirePolicy(newest)) === withoutAddresses(policy)
    ? Math.max(now, newestFrom)
    : now + noticeMs

const withoutAddresses = ({ log, witnesses, quorum }: LogPolicy): string =>
  formatPolicy({
    log: withoutAddress(log),
    witnesses: witnesses.map(withoutAddress),
    quorum,
  })

const withoutAddress = ({ name, type, publicKey }: LogPolicy['log']) => ({ name, type, publicKey })
