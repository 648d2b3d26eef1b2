import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

export const maxPasskeys = 10

export const readPasskeys = (tx: Tx, { memberId, playerId }: PlayerKey) =>
  tx
    .selectFrom('passkey')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .orderBy('made_at')
    .execute()

export type PasskeyRow = Awaited<ReturnType<typeof readPasskeys>>[number]

interface NewPasskey {
  readonly credentialId: string
  readonly publicKey: Uint8Array
  readonly counter: number
  readonly name: string
}

/** Returns undefined if the credential is already registered. */
export const insertPasskey = (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  { credentialId, publicKey, counter, name }: NewPasskey,
) =>
  tx
    .insertInto('passkey')
    .values({
      member_id: memberId,
      credential_id: credentialId,
      player_id: playerId,
      public_key: Buffer.from(publicKey),
      counter: BigInt(counter),
      name,
    })
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

export const lockPasskey = (tx: Tx, { memberId, playerId }: PlayerKey, credentialId: string) =>
  tx
    .selectFrom('passkey')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst()

export const updateCounter = async (
  tx: Tx,
  memberId: number,
  credentialId: string,
  counter: number,
): Promise<void> => {
  await tx
    .updateTable('passkey')
    .set({ counter: BigInt(counter), used_at: sql<number>`clock_timestamp()` })
    .where('member_id', '=', memberId)
    .where('credential_id', '=', credentialId)
    .execute()
}

/** Returns the name of the deleted passkey. */
export const deletePasskey = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  credentialId: string,
): Promise<string | undefined> => {
  const row = await tx
    .deleteFrom('passkey')
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('credential_id', '=', credentialId)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

export const upsertPasskeyChallenge = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  challenge: string,
  timeoutMs: number,
): Promise<void> => {
  const expires_at = sql<number>`clock_timestamp() + make_interval(secs => ${timeoutMs / 1000})`
  await tx
    .insertInto('passkey_challenge')
    .values({ member_id: memberId, player_id: playerId, challenge, expires_at })
    .onConflict(conflict =>
      conflict.columns(['member_id', 'player_id']).doUpdateSet({ challenge, expires_at }),
    )
    .execute()
}

/** A challenge may be answered once, right or wrong. Returns undefined if there is none or it has expired. */
export const consumeChallenge = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
): Promise<string | undefined> => {
  const row = await tx
    .deleteFrom('passkey_challenge')
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .returning(['challenge', sql<boolean>`expires_at > clock_timestamp()`.as('valid')])
    .executeTakeFirst()
  return row?.valid ? row.challenge : undefined
}
