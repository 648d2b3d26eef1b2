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
