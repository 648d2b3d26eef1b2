import { inMember } from '@fairground/database/transaction'
import { messageOf, waitAfter } from '#draws/failure.ts'
import type { DueInstance, OrganizerParts } from '#draws/organizer.ts'

const tellAfterAttempts = 3

/**
 * A step of a deck is tried again, ever more slowly, for as long as it takes: what was sold of it stays sold. The row
 * says how often it failed, and the audit reads that. Returns when to try again.
 */
export const noteDeckFailure = async (
  { db, log, observeFailure }: OrganizerParts,
  { memberId, id, status, attempts: before }: DueInstance,
  error: unknown,
): Promise<number> => {
  const attempts = before + 1
  const facts = { err: error, memberId, instanceId: id, status, attempts }
  log[attempts < tellAfterAttempts ? 'warn' : 'error'](facts, 'step of a deck failed, will be tried again')
  observeFailure(status)
  await setAttempts(db, { memberId, id }, attempts, messageOf(error).slice(0, 500))
  return Date.now() + waitAfter(attempts)
}

export const noteDeckSuccess = async (
  { db }: OrganizerParts,
  { memberId, id, attempts }: DueInstance,
): Promise<void> => {
  if (attempts > 0) await setAttempts(db, { memberId, id }, 0, null)
}

const setAttempts = (
  db: OrganizerParts['db'],
  { memberId, id }: Pick<DueInstance, 'memberId' | 'id'>,
  attempts: number,
  lastError: string | null,
) =>
  inMember(db, memberId, tx =>
    tx
      .updateTable('game_instance')
      .set({ attempts, last_error: lastError })
      .where('member_id', '=', memberId)
      .where('id', '=', id)
      .execute(),
  )
