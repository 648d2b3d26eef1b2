import { timestamp, type Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

export interface RegisterCheck extends PlayerKey {
  readonly register: 'exclusion' | 'sanctions'
  readonly moment: 'registration' | 'login' | 'daily' | 'list'
  readonly result: 'clear' | 'excluded' | 'hit' | 'failed'
  readonly isAllowed: boolean
}

export const insertRegisterCheck = async (tx: Tx, check: RegisterCheck): Promise<void> => {
  await tx
    .insertInto('register_check')
    .values({
      member_id: check.memberId,
      player_id: check.playerId,
      register: check.register,
      moment: check.moment,
      result: check.result,
      allowed: check.isAllowed,
    })
    .execute()
}

export const updateExclusionChecked = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  at: number,
): Promise<void> => {
  await tx
    .updateTable('player_screening')
    .set({ exclusion_checked_at: timestamp(at) })
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .execute()
}

/** Whether the operator refuses players while the register does not answer. The default is to let them in. */
export const refusesUnchecked = async (tx: Tx, memberId: number): Promise<boolean> => {
  const row = await tx
    .selectFrom('protection_rules')
    .select(sql<boolean>`coalesce((actions -> 'refuseUnchecked')::boolean, false)`.as('refuses'))
    .where('member_id', '=', memberId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.refuses ?? false
}
