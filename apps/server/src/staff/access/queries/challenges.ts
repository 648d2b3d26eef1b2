import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

export type ChallengePurpose = 'enrol' | 'passkey' | 'signIn' | 'stepUp' | 'oidc' | 'device'

export interface Challenge {
  readonly id: string
  readonly purpose: ChallengePurpose
  readonly staffId?: number
  readonly secret: string
  readonly seconds: number
}

/** Replaces an earlier challenge with the same id. Old challenges of all staff are deleted on the way. */
export const upsertChallenge = async (
  tx: Tx,
  { id, purpose, staffId, secret, seconds }: Challenge,
): Promise<void> => {
  const expires_at = sql<number>`clock_timestamp() + make_interval(secs => ${seconds})`
  const values = { purpose, staff_id: staffId ?? null, secret, expires_at }
  await tx.deleteFrom('staff_challenge').where('expires_at', '<', sql<number>`clock_timestamp()`).execute()
  await tx
    .insertInto('staff_challenge')
    .values({ id, ...values })
    .onConflict(conflict => conflict.column('id').doUpdateSet(values))
    .execute()
}

/** A challenge may be answered once, right or wrong. Returns undefined if there is none or it has expired. */
export const consumeChallenge = async (tx: Tx, purpose: ChallengePurpose, id: string) => {
  const row = await tx
    .deleteFrom('staff_challenge')
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .returning(['secret', 'staff_id', sql<boolean>`expires_at > clock_timestamp()`.as('valid')])
    .executeTakeFirst()
  return row?.valid ? { secret: row.secret, staffId: row.staff_id } : undefined
}

/** Finds a challenge without using it up. */
export const findChallenge = async (tx: Tx, purpose: ChallengePurpose, id: string) => {
  const row = await tx
    .selectFrom('staff_challenge')
    .select(['secret', 'staff_id'])
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<number>`clock_timestamp()`)
    .executeTakeFirst()
  return row && { secret: row.secret, staffId: row.staff_id }
}
