import type { Tx } from '@fairground/database/transaction'
import type { Profile } from '@fairground/rules/profile'
import {
  countFailure,
  deleteFailures,
  deleteOldFailures,
  type FailureKey,
  isLocked,
  subtractFailures,
} from './queries/login-failures.ts'

/** An attempt to sign in to an account name, which need not exist. */
export interface Attempt extends FailureKey {
  /** The player has signed in from this network before, so failures from other networks do not lock it. */
  readonly known: boolean
}

export type AttemptVerdict = 'counted' | 'locked' | 'lockedNow'

/** Stands for all unknown networks together. */
const anywhere = Buffer.alloc(0)
/** All unknown networks together may fail more often than one network. */
const anywhereFactor = 2
const maxDoublings = 5

/**
 * Counts the attempt before the password is compared, so that concurrent attempts cannot exceed the limit. A locked
 * account is refused after one read, without a write and without the expensive comparison.
 */
export const countAttempt = async (
  tx: Tx,
  attempt: Attempt,
  { limit, withinMs }: Profile['failedLogins'],
): Promise<AttemptVerdict> => {
  const networks = attempt.known ? [attempt.network] : [attempt.network, anywhere]
  if (await isLocked(tx, attempt.memberId, attempt.account, networks)) return 'locked'
  const here = await countAt(tx, attempt, limit, withinMs)
  const elsewhere =
    attempt.known || here !== 'counted'
      ? 'counted'
      : await countAt(tx, { ...attempt, network: anywhere }, limit * anywhereFactor, withinMs)
  if (elsewhere !== 'counted') return elsewhere
  return here === 'counted' ? 'counted' : 'locked'
}

const countAt = async (tx: Tx, key: FailureKey, limit: number, withinMs: number): Promise<AttemptVerdict> => {
  const failure = await countFailure(tx, key, { limit, withinMs, maxDoublings })
  if (failure?.count === 1) await deleteOldFailures(tx, key.memberId)
  if (!failure?.locked) return 'counted'
  return failure.count === limit + 1 ? 'lockedNow' : 'locked'
}

/** After a login: removes the failures of this network, also from the count of all unknown networks. */
export const clearFailures = async (
  tx: Tx,
  memberId: number,
  account: string,
  network: Buffer,
): Promise<void> => {
  const count = await deleteFailures(tx, { memberId, account, network })
  if (count !== undefined) await subtractFailures(tx, { memberId, account, network: anywhere }, count)
}
