import type { Database } from '@fairground/database/connect'
import { inMember, type Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { LaneClient } from '#ledger/lane-client.ts'
import type { Member } from '#member/members.ts'
import type { Context } from '#operation/context.ts'
import { endSessionsOf } from '#operation/session-lookup.ts'
import { dropAccessKeys } from './link-keys.ts'
import { mailPlayer } from './mail-player.ts'
import type { PlayerRow } from './player-rows.ts'

/** What was paid ahead becomes money again, before the account closes: a closed one plays nothing more. */
export const endSubscriptions = async (
  db: Database,
  lane: LaneClient,
  memberId: number,
  playerId: number,
): Promise<void> => {
  const active = await inMember(db, memberId, tx =>
    tx
      .selectFrom('subscription')
      .select(['id', 'currency'])
      .where('member_id', '=', memberId)
      .where('player_id', '=', playerId)
      .where('status', '=', 'ACTIVE')
      .execute(),
  )
  for (const { id, currency } of active)
    await lane.ask(memberId, 'cancelSubscription', { subscriptionId: Number(id), playerId, currency })
}

/** Nobody enters any more and nothing is bought; tickets that run play on and pay. The caller holds the player's lock. */
export const closePlayer = async (
  tx: Tx,
  context: Pick<Context, 'vault' | 'jobs'>,
  member: Member,
  row: PlayerRow,
): Promise<void> => {
  const player = { memberId: member.id, playerId: row.id }
  await tx
    .updateTable('player')
    .set({ status: 'closed', closed_at: sql<number>`clock_timestamp()`, contact_by: [] })
    .where('member_id', '=', member.id)
    .where('id', '=', row.id)
    .execute()
  await endSessionsOf(tx, player, 'closed')
  await dropAccessKeys(tx, player)
  const facts = { username: row.username }
  await mailPlayer(tx, context, member, row, { kind: 'accountClosed', facts })
}
