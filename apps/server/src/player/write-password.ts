import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

/** One the player chose: no longer temporary, and nobody asks for another. */
export const writePassword = (tx: Tx, memberId: number, playerId: number, passwordHash: string) =>
  tx
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
