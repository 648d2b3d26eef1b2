import { inMember } from '@fairground/database/transaction'
import { stepBackoffMs, errorMessage, reportAfterAttempts } from '#lifecycle/retry.ts'
import type { DueInstance, OrganizerDeps } from '#lifecycle/organizer.ts'
import { updateAttempts } from './queries/instances.ts'

/**
 * Records the failure and returns the time of the retry, by a clock that no administrator can set. A deck is retried
 * without limit, with exponential backoff and a ceiling, because sold tickets stay valid. The audit reports decks with many
 * attempts.
 */
export const recordDeckFailure = async (
  { db, log, observeFailure }: OrganizerDeps,
  { memberId, id, status, attempts: before }: DueInstance,
  error: unknown,
): Promise<number> => {
  const attempts = before + 1
  const facts = { err: error, memberId, instanceId: id, status, attempts }
  log[attempts < reportAfterAttempts ? 'warn' : 'error'](facts, 'deck step failed, will be retried')
  observeFailure(status)
  await setAttempts(db, { memberId, id }, attempts, errorMessage(error).slice(0, 500))
  return performance.now() + stepBackoffMs(attempts)
}

export const recordDeckSuccess = async (
  { db }: OrganizerDeps,
  { memberId, id, attempts }: DueInstance,
): Promise<void> => {
  if (attempts > 0) await setAttempts(db, { memberId, id }, 0, null)
}

const setAttempts = (
  db: OrganizerDeps['db'],
  { memberId, id }: Pick<DueInstance, 'memberId' | 'id'>,
  attempts: number,
  lastError: string | null,
) => inMember(db, memberId, tx => updateAttempts(tx, memberId, id, { attempts, lastError }))
