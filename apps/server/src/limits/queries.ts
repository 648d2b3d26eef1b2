import { timestamp, type Tx } from '@fairground/database/transaction'
import type { Restriction } from '@fairground/rules/limits/restriction'
import { sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

/** The start of the session, its last reality check and the interval that the player has set. */
export const findRealityCheck = (tx: Tx, memberId: number, sessionId: bigint) =>
  tx
    .selectFrom('session as s')
    .innerJoin('player as p', join =>
      join.onRef('p.member_id', '=', 's.member_id').onRef('p.id', '=', 's.player_id'),
    )
    .select(['s.created_at', 's.reality_checked_at', 'p.reality_check_minutes'])
    .where('s.member_id', '=', memberId)
    .where('s.id', '=', sessionId)
    .executeTakeFirstOrThrow()

export const updateRealityCheckedAt = async (tx: Tx, memberId: number, sessionId: bigint): Promise<void> => {
  await tx
    .updateTable('session')
    .set({ reality_checked_at: sql<number>`clock_timestamp()` })
    .where('member_id', '=', memberId)
    .where('id', '=', sessionId)
    .execute()
}

export const updateRealityCheckMinutes = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  minutes: number | null,
): Promise<void> => {
  await tx
    .updateTable('player')
    .set({ reality_check_minutes: minutes })
    .where('member_id', '=', memberId)
    .where('id', '=', playerId)
    .execute()
}

/** The ids of the other operators of the operator's group. */
export const readGroupMembers = async (tx: Tx, memberId: number): Promise<number[]> => {
  const rows = await tx
    .selectFrom('member as own')
    .innerJoin('member as other', 'other.group_code', 'own.group_code')
    .select('other.id')
    .where('own.id', '=', memberId)
    .where('other.id', '!=', memberId)
    .execute()
  return rows.map(({ id }) => id)
}

/** Queues the restriction for the other operators. A later restriction replaces one that is still queued. */
export const upsertExclusionSpreads = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  toMembers: readonly number[],
  { status, until }: Restriction,
): Promise<void> => {
  const values = { status, until: timestamp(until) }
  await tx
    .insertInto('exclusion_spread')
    .values(toMembers.map(id => ({ member_id: memberId, player_id: playerId, to_member: id, ...values })))
    .onConflict(conflict => conflict.columns(['member_id', 'player_id', 'to_member']).doUpdateSet(values))
    .execute()
}
