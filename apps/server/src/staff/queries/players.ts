import { timestamp, type Tx } from '@fairground/database/transaction'
import type { AccountStatus } from '@fairground/rules/play/account-status'
import type { PlayerKey } from '#platform/player-key.ts'

export const updateStatus = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  status: AccountStatus,
): Promise<void> => {
  await tx
    .updateTable('player')
    .set({ status })
    .where('member_id', '=', memberId)
    .where('id', '=', playerId)
    .execute()
}

export const updateSegment = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  segment: string,
): Promise<void> => {
  await tx
    .updateTable('player')
    .set({ segment })
    .where('member_id', '=', memberId)
    .where('id', '=', playerId)
    .execute()
}

export const updateToChangePassword = async (tx: Tx, { memberId, playerId }: PlayerKey): Promise<void> => {
  await tx
    .updateTable('player')
    .set({ change_password: true })
    .where('member_id', '=', memberId)
    .where('id', '=', playerId)
    .execute()
}

export const updateToTemporaryPassword = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  passwordHash: string,
  until: number,
): Promise<void> => {
  await tx
    .updateTable('player')
    .set({ password_hash: passwordHash, change_password: true, temporary_until: timestamp(until) })
    .where('member_id', '=', memberId)
    .where('id', '=', playerId)
    .execute()
}

export const hasMoney = async (tx: Tx, { memberId, playerId }: PlayerKey): Promise<boolean> =>
  (await tx
    .selectFrom('account')
    .select('id')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'player:cash')
    .where('ref', '=', BigInt(playerId))
    .whereRef('c_post', '>', 'd_post')
    .limit(1)
    .executeTakeFirst()) !== undefined

export const updateToDemo = async (tx: Tx, { memberId, playerId }: PlayerKey): Promise<void> => {
  await tx
    .updateTable('player')
    .set({ demo: true })
    .where('member_id', '=', memberId)
    .where('id', '=', playerId)
    .execute()
}

export const updateIdVerification = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  status: 'VERIFIED' | 'REJECTED',
  verifiedAt: number | null,
): Promise<void> => {
  await tx
    .updateTable('player')
    .set({ verification_status: status, id_verified_at: verifiedAt === null ? null : timestamp(verifiedAt) })
    .where('member_id', '=', memberId)
    .where('id', '=', playerId)
    .execute()
}

export const updateAddressVerifiedAt = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  at: number,
): Promise<void> => {
  await tx
    .updateTable('player')
    .set({ address_verified_at: timestamp(at) })
    .where('member_id', '=', memberId)
    .where('id', '=', playerId)
    .execute()
}

export const findCurrentPlayer = (tx: Tx, memberId: number, playerId: number) =>
  tx
    .selectFrom('player')
    .select(['id', 'status'])
    .where('member_id', '=', memberId)
    .where('id', '=', playerId)
    .executeTakeFirst()
