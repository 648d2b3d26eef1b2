import { timestamp, type Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

export type ActionKind = 'stopPromotions' | 'offerLimit' | 'forceBreak'

export interface NewAction extends PlayerKey {
  readonly kind: ActionKind
  readonly flagId: number | null
  readonly madeBy: string
  readonly until?: number
}

/** Returns false if the action exists: once per flag and kind, and one stop of promotions per player. */
export const insertAction = async (tx: Tx, action: NewAction): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('protection_action')
    .values({
      member_id: action.memberId,
      player_id: action.playerId,
      flag_id: action.flagId,
      kind: action.kind,
      made_by: action.madeBy,
      until: action.until === undefined ? null : timestamp(action.until),
    })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export const updatePromotionsStopped = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  isStopped: boolean,
): Promise<void> => {
  await tx
    .updateTable('player')
    .set({ promotions_stopped: isStopped })
    .where('member_id', '=', memberId)
    .where('id', '=', playerId)
    .execute()
}

export const lockAction = (tx: Tx, memberId: number, id: number) =>
  tx
    .selectFrom('protection_action')
    .select(['id', 'player_id', 'kind', 'until', 'lifted_at'])
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const updateToLifted = async (tx: Tx, memberId: number, id: number, by: string): Promise<void> => {
  await tx
    .updateTable('protection_action')
    .set({ lifted_at: sql<number>`clock_timestamp()`, lifted_by: by })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
}

/** Ends a forced break. Returns false if the player has another restriction by now, which stays. */
export const endForcedBreak = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  until: number,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('player')
    .set({ status: 'active', restricted_until: null })
    .where('member_id', '=', memberId)
    .where('id', '=', playerId)
    .where('status', '=', 'timedOut')
    .where('restricted_until', '=', timestamp(until))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The newest actions of a player. */
export const readActions = (tx: Tx, { memberId, playerId }: PlayerKey, limit: number) =>
  tx
    .selectFrom('protection_action')
    .select(['id', 'kind', 'flag_id', 'made_by', 'made_at', 'until', 'lifted_at', 'lifted_by'])
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
