import type { Tx } from '@fairground/database/transaction'

/** A reason to notify one player. Triggers of the database write the causes that concern a whole instance. */
export interface NotificationCause {
  readonly kind: 'card' | 'security' | 'support' | 'saferPlay'
  readonly playerId: number
  /** The number of the card's ticket or of the support case, or the player. */
  readonly ref: number
  readonly facts: object
}

/** The player is notified if and only if the transaction commits. */
export const addNotificationCause = async (
  tx: Tx,
  memberId: number,
  { kind, playerId, ref, facts }: NotificationCause,
): Promise<void> => {
  await tx
    .insertInto('notification_cause')
    .values({
      member_id: memberId,
      kind,
      ref: BigInt(ref),
      player_id: playerId,
      facts: JSON.stringify(facts),
    })
    .execute()
}
