import { timestamp, type Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { floorRule } from '#ledger/account-key.ts'
import type { PlayerKey } from '#platform/player-key.ts'

interface NewPlayer {
  readonly memberId: number
  readonly username: string
  readonly passwordHash: string
  readonly segment: string
  readonly country: string
  readonly language: string
  readonly referralCode: string | null
}

export const insertPlayer = async (tx: Tx, player: NewPlayer): Promise<number> => {
  const { id } = await tx
    .insertInto('player')
    .values({
      member_id: player.memberId,
      username: player.username,
      password_hash: player.passwordHash,
      segment: player.segment,
      country: player.country,
      language: player.language,
      terms_accepted_at: sql<number>`clock_timestamp()`,
      referral_code: player.referralCode,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Inserts an empty account, so that a new player sees a balance before the first deposit. */
export const insertCashAccount = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  currency: string,
): Promise<void> => {
  await tx
    .insertInto('account')
    .values({
      member_id: memberId,
      kind: 'player:cash',
      ref: BigInt(playerId),
      currency,
      floor_rule: floorRule('player:cash'),
    })
    .execute()
}

/** Returns false if the player is already fully registered. */
export const updateToFullyRegistered = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  values: { readonly segment: string; readonly country: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('player')
    .set({ ...values, registered_fully_at: sql<number>`clock_timestamp()` })
    .where('member_id', '=', memberId)
    .where('id', '=', playerId)
    .where('registered_fully_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const hasEmail = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  emailDigest: Buffer,
): Promise<boolean> => {
  const row = await tx
    .selectFrom('player_detail')
    .select('player_id')
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('email_digest', '=', emailDigest)
    .executeTakeFirst()
  return row !== undefined
}

export const updateEmailVerified = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  at: number,
): Promise<void> => {
  await tx
    .updateTable('player')
    .set({ email_verified: true, email_verified_at: timestamp(at) })
    .where('member_id', '=', memberId)
    .where('id', '=', playerId)
    .execute()
}
