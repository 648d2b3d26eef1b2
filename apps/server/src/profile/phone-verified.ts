import type { Tx } from '@fairground/database/transaction'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import type { PlayerKey } from '#platform/player-key.ts'
import { updatePhoneVerifiedAt } from './queries/player-updates.ts'

export const setPhoneVerified = async (tx: Tx, player: PlayerKey, at: number | null): Promise<void> => {
  await updatePhoneVerifiedAt(tx, player, at)
  const event = { eventType: 28 as const, ...player, mobilePhoneVerified: at !== null, phoneVerifiedDate: at }
  await putInOutbox(tx, player.memberId, announce('phoneVerified', event))
}
