import { inMember, timestamp } from '@fairground/database/transaction'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { addressOf } from './address.ts'
import type { DueInstance, OrganizerParts } from './organizer.ts'
import { lockInstance, recordEvent } from './queries.ts'

const tellAfterAttempts = 3
const longestWaitMs = 30_000

/** The step is tried again, ever more slowly. After a few failures the instance says so: RETRY. */
export const noteFailure = (
  { db, log }: OrganizerParts,
  { memberId, id }: DueInstance,
  error: unknown,
): Promise<void> =>
  inMember(db, memberId, async tx => {
    const instance = await lockInstance(tx, memberId, id)
    const attempts = instance.attempts + 1
    const wait = Math.min(250 * 2 ** Math.min(attempts, 10), longestWaitMs)
    const message = error instanceof Error ? error.message : String(error)
    log.warn(
      { err: error, memberId, instanceId: id, status: instance.status, attempts },
      'step failed, will be tried again',
    )
    const retry = instance.status === 'CLOSED' && attempts >= tellAfterAttempts
    await tx
      .updateTable('game_instance')
      .set(eb => ({
        attempts,
        last_error: message.slice(0, 500),
        due_at: timestamp(Date.now() + wait),
        ...(retry ? { status: 'RETRY', version: eb('version', '+', 1n) } : {}),
      }))
      .where('member_id', '=', memberId)
      .where('id', '=', id)
      .execute()
    if (!retry) return
    await recordEvent(tx, memberId, id, 'retry', { error: message })
    const address = addressOf(memberId, instance, Number(instance.version) + 1)
    await putInOutbox(
      tx,
      memberId,
      announce('gameFailRetry', { eventType: 13, ...address, gameStatus: 'RETRY', attempt: attempts }),
    )
  })
