import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { Refusal } from '#platform/refusal.ts'
import type { Context } from './context.ts'
import type { LiveSession } from './live-session.ts'
import { requireRenewal } from './session-queries.ts'

type SessionId = Pick<LiveSession, 'memberId' | 'id'>

const validMinutes = 5
const maxTries = 5

/** Refuses a sensitive change unless the player has proved in this session, a few minutes ago, who they are. */
export const requireStepUp = async (tx: Tx, { memberId, id }: SessionId): Promise<void> => {
  const row = await tx
    .selectFrom('session')
    .select('id')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`step_up_at > clock_timestamp() - make_interval(mins => ${validMinutes})`)
    .executeTakeFirst()
  if (!row) throw new Refusal('security.stepUpRequired')
}

/**
 * Counts a try before it is checked, so that concurrent tries cannot exceed the limit. Returns the number of tries, or
 * undefined without one left.
 */
export const countProofTry = async (tx: Tx, { memberId, id }: SessionId): Promise<number | undefined> => {
  const row = await tx
    .updateTable('session')
    .set(eb => ({ step_up_tries: eb('step_up_tries', '+', 1) }))
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('step_up_tries', '<', maxTries)
    .where('ended_at', 'is', null)
    .returning('step_up_tries')
    .executeTakeFirst()
  return row?.step_up_tries
}

/**
 * Takes back the try of a right password. The other tries stay counted: a thief who knows the password must not get more
 * tries at the second factor.
 */
export const refundProofTry = async (tx: Tx, { memberId, id }: SessionId): Promise<void> => {
  await tx
    .updateTable('session')
    .set(eb => ({ step_up_tries: eb('step_up_tries', '-', 1) }))
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('step_up_tries', '>', 0)
    .execute()
}

/** Ends the session after the last wrong proof, because it may be in the hands of another person. */
export const endAfterLastTry = async (
  { sessions }: Pick<Context, 'sessions'>,
  session: LiveSession,
  tries: number | undefined,
): Promise<void> => {
  if (tries !== undefined && tries < maxTries) return
  await sessions.end(session, 'logout')
  throw new Refusal('security.secondStepOver')
}

/** The token from before the proof is replaced, because another person may know it. */
export const storeStepUp = async (tx: Tx, { memberId, id }: SessionId): Promise<void> => {
  await tx
    .updateTable('session')
    .set(eb => ({ step_up_at: eb.fn('clock_timestamp'), step_up_tries: 0 }))
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
  await requireRenewal(tx, { memberId, id })
}
