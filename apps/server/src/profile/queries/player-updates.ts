import { timestamp, type Tx } from '@fairground/database/transaction'
import type { PlayerKey } from '#platform/player-key.ts'

export const updateContactBy = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  contactBy: string[],
): Promise<void> => {
  await tx
    .updateTable('player')
    .set({ contact_by: contactBy })
    .where('member_id', '=', memberId)
    .where('id', '=', playerId)
    .execute()
}

export const updateLanguage = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  language: string,
): Promise<void> => {
  await tx
    .updateTable('player')
    .set({ language })
    .where('member_id', '=', memberId)
    .where('id', '=', playerId)
    .execute()
}

/** Verification of the old address does not apply to the new one. */
export const updateCountry = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  values: { readonly country: string; readonly segment: string | null },
): Promise<void> => {
  await tx
    .updateTable('player')
    .set({ ...values, address_verified_at: null })
    .where('member_id', '=', memberId)
    .where('id', '=', playerId)
    .execute()
}

export const updatePhoneVerifiedAt = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  at: number | null,
): Promise<void> => {
  await tx
    .updateTable('player')
    .set({ phone_verified_at: at === null ? null : timestamp(at) })
    .where('member_id', '=', memberId)
    .where('id', '=', playerId)
    .execute()
}

export const updateExportedAt = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  at: number,
): Promise<void> => {
  await tx
    .updateTable('player')
    .set({ exported_at: timestamp(at) })
    .where('member_id', '=', memberId)
    .where('id', '=', playerId)
    .execute()
}
