import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

export const deleteExpiredCodeRequests = async (tx: Tx, memberId: number): Promise<void> => {
  await tx
    .deleteFrom('code_request')
    .where('member_id', '=', memberId)
    .where(sql<boolean>`expires_at < clock_timestamp()`)
    .execute()
}

export const insertCodeRequest = async (
  tx: Tx,
  memberId: number,
  stateHash: Buffer,
  sealed: Buffer,
  minutes: number,
): Promise<void> => {
  await tx
    .insertInto('code_request')
    .values({
      member_id: memberId,
      state_hash: stateHash,
      sealed,
      expires_at: sql<number>`clock_timestamp() + make_interval(mins => ${minutes})`,
    })
    .execute()
}

/** Deletes an unexpired request and returns its encrypted content. */
export const deleteCodeRequest = async (tx: Tx, memberId: number, stateHash: Buffer) => {
  const row = await tx
    .deleteFrom('code_request')
    .where('member_id', '=', memberId)
    .where('state_hash', '=', stateHash)
    .where(sql<boolean>`expires_at > clock_timestamp()`)
    .returning('sealed')
    .executeTakeFirst()
  return row?.sealed
}
