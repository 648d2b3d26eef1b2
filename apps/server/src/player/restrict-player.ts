import type { Tx } from '@fairground/database/transaction'
import { type Restriction, restrictionAfter } from '@fairground/rules/limits/restriction'
import type { AccountStatus } from '@fairground/rules/play/account-status'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { lockLane } from '#ledger/lane/lock-lane.ts'
import { endSessions } from '#operation/end-sessions.ts'
import type { PlayerKey } from '#platform/player-key.ts'
import { lockStatus, updateRestriction } from './queries/player-updates.ts'

/**
 * Sets the status, ends every session, publishes the event that signs browsers out and stops advertising, all in one
 * transaction. It takes the lane's lock, so that nothing is bought or deposited after the commit. Returns whether
 * anything changed. The caller must drop the cached sessions after the commit.
 */
export const restrictPlayer = async (tx: Tx, player: PlayerKey, requested: Restriction): Promise<boolean> => {
  const { memberId } = player
  await lockLane(tx, memberId)
  const row = await lockStatus(tx, player)
  const after = restrictionAfter({ status: row.status as AccountStatus, until: row.until }, requested)
  if (!after) return false
  await updateRestriction(tx, player, after)
  await endSessions(tx, player, 'excluded')
  const invalidation = announce('clientInvalidate', { eventType: 6, ...player, reason: after.status })
  await putInOutbox(tx, memberId, invalidation)
  return true
}
