import { timestamp, type Tx } from '@fairground/database/transaction'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'

export const setPhoneVerified = async (
  tx: Tx,
  player: { readonly memberId: number; readonly playerId: number },
  at: number | null,
): Promise<void> => {
  await tx
    .updateTable('player')
    .set({ phone_verified_at: at === null ? null : timestamp(at) })
    .where('member_id', '=', player.memberId)
    .where('id', '=', player.playerId)
    .execute()
  const told = { eventType: 28 as const, ...player, mobilePhoneVerified: at !== null, phoneVerifiedDate: at }
  await putInOutbox(tx, player.memberId, announce('phoneVerified', told))
}
