import { inMember, timestamp, type Tx } from '@fairground/database/transaction'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { SignerSaidNo, WrongLink } from '#signer/client.ts'
import { addressOf } from './address.ts'
import type { DueInstance, OrganizerParts } from './organizer.ts'
import { type InstanceRecord, lockInstance, recordEvent } from './queries.ts'
import { giveUpAfterMs, isRefunding } from './refund-organizer.ts'

const tellAfterAttempts = 3
const longestWaitMs = 30_000

/** About two minutes of asking what is answered the same every time. */
export const mostRefusals = 10

/** Every step that gives up by its own rule has done so an hour ago. */
export const lastResortMs = giveUpAfterMs + 60 * 60 * 1000

/** Ever more slowly. */
export const waitAfter = (attempts: number, longestMs = longestWaitMs): number =>
  Math.min(250 * 2 ** Math.min(attempts, 20), longestMs)

/**
 * The step is tried again. After a few failures the instance says so: RETRY. What cannot succeed any more, or has not
 * for a day, is given back; but once there is a result, it is held to, however often a step after it fails.
 */
export const noteFailure = (
  { db, log, observeFailure }: OrganizerParts,
  { memberId, id }: DueInstance,
  error: unknown,
): Promise<void> =>
  inMember(db, memberId, async tx => {
    const instance = await lockInstance(tx, memberId, id)
    const { status } = instance
    const attempts = instance.attempts + 1
    const message = messageOf(error)
    const stuck = hasResult(status) && attempts >= tellAfterAttempts
    const facts = { err: error, memberId, instanceId: id, status, attempts }
    log[stuck ? 'error' : 'warn'](facts, 'step failed, will be tried again')
    observeFailure(status)
    const retry = status === 'CLOSED' && attempts >= tellAfterAttempts
    const givenUp = isHopeless(instance, attempts, error) && !(await isRefunding(tx, memberId, id))
    await tx
      .updateTable('game_instance')
      .set(eb => ({
        attempts,
        last_error: message.slice(0, 500),
        due_at: timestamp(Date.now() + (givenUp ? 0 : waitAfter(attempts))),
        ...(retry ? { status: 'RETRY', version: eb('version', '+', 1n) } : {}),
      }))
      .where('member_id', '=', memberId)
      .where('id', '=', id)
      .execute()
    if (retry) await tellRetry(tx, instance, attempts, message)
    // The next step then gives everything back, and nothing else can happen to the instance.
    if (givenUp) await recordEvent(tx, memberId, id, 'refunding', { reason: message })
  })

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const hasResult = (status: string): boolean => status === 'READY' || status === 'STARTED'

const isHopeless = (
  { status, closed_at: closedAt }: InstanceRecord,
  attempts: number,
  error: unknown,
): boolean => {
  if (status !== 'CLOSED' && status !== 'RETRY') return false
  const refused = error instanceof SignerSaidNo || error instanceof WrongLink
  if (refused && attempts >= mostRefusals) return true
  return closedAt !== null && Date.now() > closedAt + lastResortMs
}

const tellRetry = async (tx: Tx, instance: InstanceRecord, attempt: number, error: string): Promise<void> => {
  const { member_id: memberId, id, version } = instance
  await recordEvent(tx, memberId, id, 'retry', { error })
  const address = addressOf(memberId, instance, Number(version) + 1)
  await putInOutbox(
    tx,
    memberId,
    announce('gameFailRetry', { eventType: 13, ...address, gameStatus: 'RETRY', attempt }),
  )
}
