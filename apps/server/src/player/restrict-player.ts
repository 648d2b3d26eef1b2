import { timestamp, type Tx } from '@fairground/database/transaction'
import { type Restriction, restrictionAfter } from '@fairground/rules/limits/restriction'
import type { AccountStatus } from '@fairground/rules/play/account-status'
import { sql } from 'kysely'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { holdLane } from '#ledger/hold-lane.ts'
import { endSessionsOf } from '#operation/session-lookup.ts'
import type { OfPlayer } from './of-player.ts'

/**
 * The status, the end of every session, the event that throws browsers out and the end of advertising are one
 * transaction. It waits for the lane, and the lane's next batch sees it: nothing is bought or paid in after the commit.
 * Gives whether anything changed. What the gateways remember of the sessions must be forgotten after the commit.
 */
export const restrictPlayer = async (tx: Tx, player: OfPlayer, asked: Restriction): Promise<boolean> => {
  const { memberId, playerId } = player
  await holdLane(tx, memberId)
  const row = await tx
    .selectFrom('player')
    .select(['status', 'restricted_until as until'])
    .where('member_id', '=', memberId)
    .where('id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const after = restrictionAfter({ status: row.status as AccountStatus, until: row.until }, asked)
  if (!after) return false
  await tx
    .updateTable('player')
    .set({
      status: after.status,
      restricted_until: timestamp(after.until),
      contact_by: sql<string[]>`array_remove(contact_by, 'news')`,
    })
    .where('member_id', '=', memberId)
    .where('id', '=', playerId)
    .execute()
  await endSessionsOf(tx, player, 'excluded')
  const thrownOut = announce('clientInvalidate', { eventType: 6, ...player, reason: after.status })
  await putInOutbox(tx, memberId, thrownOut)
  return true
}
