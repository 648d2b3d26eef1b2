import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

/** The passkeys that a staff member can use. */
export const readPasskeys = (tx: Tx, staffId: number) =>
  tx
    .selectFrom('staff_passkey')
    .select(['credential_id', 'name'])
    .where('staff_id', '=', staffId)
    .where('removed_at', 'is', null)
    .orderBy('made_at')
    .execute()

export interface NewPasskey {
  readonly staffId: number
  readonly credentialId: string
  readonly publicKey: Uint8Array
  readonly counter: number
  readonly name: string
}

/** Returns false if the credential is already registered. */
export const insertPasskey = async (
  tx: Tx,
  { staffId, credentialId, publicKey, counter, name }: NewPasskey,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('staff_passkey')
    .values({
      credential_id: credentialId,
      staff_id: staffId,
      public_key: Buffer.from(publicKey),
      counter: BigInt(counter),
      name,
    })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows !== 0n
}

/** The lock makes two answers with one counter fail. Only keys of active staff count. */
export const lockPasskey = (tx: Tx, credentialId: string) =>
  tx
    .selectFrom('staff_passkey as k')
    .innerJoin('staff as s', 's.id', 'k.staff_id')
    .select(['k.credential_id', 'k.staff_id', 'k.public_key', 'k.counter', 's.name', 's.break_glass'])
    .where('k.credential_id', '=', credentialId)
    .where('k.removed_at', 'is', null)
    .where('s.status', '=', 'active')
    .forUpdate('k')
    .executeTakeFirst()

export const updateCounter = async (tx: Tx, credentialId: string, counter: number): Promise<void> => {
  await tx
    .updateTable('staff_passkey')
    .set({ counter: BigInt(counter), used_at: sql<number>`clock_timestamp()` })
    .where('credential_id', '=', credentialId)
    .execute()
}
