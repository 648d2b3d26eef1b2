import { databaseNow, inMember, type Tx } from '@fairground/database/transaction'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { SignerRefused } from '#signer/client.ts'
import { toInstanceAddress } from '#lifecycle/address.ts'
import type { DueInstance, OrganizerDeps } from '#lifecycle/organizer.ts'
import { type InstanceRecord, lockInstance } from '#lifecycle/queries.ts'
import { findPendingClose } from '#lifecycle/close-queries.ts'
import { recordEvent } from '#lifecycle/history.ts'
import { stepBackoffMs, errorMessage, reportAfterAttempts } from '#lifecycle/retry.ts'
import { isRefunding } from '#lifecycle/decide-refund.ts'
import { giveUpAfterMs } from './refund-organizer.ts'
import { updateFailure } from './queries/instances.ts'

/** The signer's answer does not change, so the draw is refunded after about two minutes of retries. */
export const maxRefusals = 10

/** One hour more than the steps allow themselves, so that their own rules apply first. */
export const refundAfterMs = giveUpAfterMs + 60 * 60 * 1000

/**
 * Schedules a retry of the step. After a few failures the instance becomes RETRY. An instance that cannot succeed or has
 * failed for a day is refunded, but never once the signer has countersigned its close record: the draw can be made
 * without the signer, so only a silent beacon undoes it.
 */
export const recordFailure = (
  { db, log, observeFailure, readTime }: OrganizerDeps,
  { memberId, id }: DueInstance,
  error: unknown,
): Promise<void> =>
  inMember(db, memberId, async tx => {
    const instance = await lockInstance(tx, memberId, id)
    const { status } = instance
    const attempts = instance.attempts + 1
    const message = errorMessage(error)
    const stuck = hasResult(status) && attempts >= reportAfterAttempts
    const facts = { err: error, memberId, instanceId: id, status, attempts }
    log[stuck ? 'error' : 'warn'](facts, 'draw step failed, will be retried')
    observeFailure(status)
    const retry = status === 'RETRY' || (status === 'CLOSED' && attempts >= reportAfterAttempts)
    const now = await readTime(tx)
    const givenUp =
      isHopeless(instance, { attempts, now, error }) &&
      !(await findPendingClose(tx, memberId, id)) &&
      !(await isRefunding(tx, memberId, id))
    const dueAt = (await databaseNow(tx)) + (givenUp ? 0 : stepBackoffMs(attempts))
    await updateFailure(tx, memberId, id, { attempts, message, dueAt, retry })
    if (retry) await publishRetry(tx, instance, attempts, message)
    // After this entry the only next step is the refund.
    if (givenUp) await recordEvent(tx, memberId, id, 'refunding', { reason: message })
  })

const hasResult = (status: string): boolean => status === 'READY' || status === 'STARTED'

const isHopeless = (
  { status, closed_at: closedAt }: InstanceRecord,
  { attempts, now, error }: { readonly attempts: number; readonly now: number; readonly error: unknown },
): boolean => {
  if (status !== 'CLOSED' && status !== 'RETRY') return false
  if (error instanceof SignerRefused && attempts >= maxRefusals) return true
  return closedAt !== null && now > closedAt + refundAfterMs
}

const publishRetry = async (
  tx: Tx,
  instance: InstanceRecord,
  attempt: number,
  error: string,
): Promise<void> => {
  const { member_id: memberId, id, version } = instance
  const isRepeated = instance.status === 'RETRY'
  if (!isRepeated) await recordEvent(tx, memberId, id, 'retry', { error })
  const address = toInstanceAddress(memberId, instance, Number(version) + 1)
  await putInOutbox(
    tx,
    memberId,
    announce('gameFailRetry', {
      eventType: isRepeated ? 14 : 13,
      ...address,
      gameStatus: 'RETRY',
      attempt,
    }),
  )
}
