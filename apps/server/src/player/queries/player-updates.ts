import { timestamp, type Tx } from '@fairground/database/transaction'
import type { Restriction } from '@fairground/rules/limits/restriction'
import { sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

/** Locks the player's row and returns its status. */
export const lockStatus = (tx: Tx, { memberId, playerId }: PlayerKey) =>
  tx
    .selectFrom('player')
    .select(['status', 'restricted_until as until'])
    .where('member_id', '=', memberId)
    .where('id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

/** A restricted player gets no advertising. */
export const updateRestriction = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  { status, until }: Restriction,
): Promise<void> => {
  await tx
    .updateTable('player')
    .set({
      status,
      restricted_until: timestamp(until),
      contact_by: sql<string[]>`array_remove(contact_by, 'news')`,
    })
    .where('member_id', '=', memberId)
    .where('id', '=', playerId)
    .execute()
}

export const updateToClosed = async (tx: Tx, { memberId, playerId }: PlayerKey): Promise<void> => {
  await tx
    .updateTable('player')
    .set({ status: 'closed', closed_at: sql<number>`clock_timestamp()`, contact_by: [] })
    .where('member_id', '=', memberId)
    .where('id', '=', playerId)
    .execute()
}

/** The player chose this password, so it is not temporary and need not be changed. */
export const updatePassword = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  passwordHash: string,
): Promise<void> => {
  await tx
    .updateTable('player')
    .set({
      password_hash: passwordHash,
      change_password: false,
      temporary_until: null,
      password_changed_at: sql<number>`clock_timestamp()`,
    })
    .where('member_id', '=', memberId)
    .where('id', '=', playerId)
    .execute()
}

/** Newly submitted documents replace the rejected ones. */
export const clearRejectedVerification = async (tx: Tx, { memberId, playerId }: PlayerKey): Promise<void> => {
  await tx
    .updateTable('player')
    .set({ verification_status: sql`nullif(verification_status, 'REJECTED')` })
    .where('member_id', '=', memberId)
    .where('id', '=', playerId)
    .execute()
}
