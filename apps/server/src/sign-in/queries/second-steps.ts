import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

const maxTries = 5

export const deleteExpiredSecondSteps = async (tx: Tx, { memberId, playerId }: PlayerKey): Promise<void> => {
  await tx
    .deleteFrom('second_step')
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where(sql<boolean>`expires_at < clock_timestamp()`)
    .execute()
}

export const insertSecondStep = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  tokenHash: Buffer,
  minutes: number,
): Promise<void> => {
  await tx
    .insertInto('second_step')
    .values({
      member_id: memberId,
      player_id: playerId,
      token_hash: tokenHash,
      expires_at: sql<number>`clock_timestamp() + make_interval(mins => ${minutes})`,
    })
    .execute()
}

const selectOpenSteps = (tx: Tx, memberId: number, tokenHash: Buffer) =>
  tx
    .selectFrom('second_step')
    .select(['player_id', 'challenge'])
    .where('member_id', '=', memberId)
    .where('token_hash', '=', tokenHash)
    .where('tries', '<', maxTries)
    .where(sql<boolean>`expires_at > clock_timestamp()`)

export const findOpenStep = (tx: Tx, memberId: number, tokenHash: Buffer) =>
  selectOpenSteps(tx, memberId, tokenHash).executeTakeFirst()

export const lockOpenStep = (tx: Tx, memberId: number, tokenHash: Buffer) =>
  selectOpenSteps(tx, memberId, tokenHash).forUpdate().executeTakeFirst()

export const updateChallenge = async (
  tx: Tx,
  memberId: number,
  tokenHash: Buffer,
  challenge: string,
): Promise<void> => {
  await tx
    .updateTable('second_step')
    .set({ challenge })
    .where('member_id', '=', memberId)
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** Also removes the challenge, because it may be answered only once. */
export const incrementTries = async (tx: Tx, memberId: number, tokenHash: Buffer): Promise<void> => {
  await tx
    .updateTable('second_step')
    .set(eb => ({ tries: eb('tries', '+', 1), challenge: null }))
    .where('member_id', '=', memberId)
    .where('token_hash', '=', tokenHash)
    .execute()
}

export const deleteStep = async (tx: Tx, memberId: number, tokenHash: Buffer): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('second_step')
    .where('member_id', '=', memberId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
