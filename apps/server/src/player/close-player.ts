import type { Database } from '@fairground/database/connect'
import { inMember, type Tx } from '@fairground/database/transaction'
import type { LaneClient } from '#ledger/lane/lane-client.ts'
import type { Member } from '#operator/members.ts'
import type { Context } from '#operation/context.ts'
import { endSessions } from '#operation/end-sessions.ts'
import { revokeAccessKeys } from './link-keys.ts'
import { mailPlayer } from './mail-player.ts'
import { updateToClosed } from './queries/player-updates.ts'
import type { PlayerRow } from './queries/players.ts'
import { readActiveSubscriptions } from './queries/subscriptions.ts'

/** Refunds prepaid games before the account closes, because a closed account joins no more games. */
export const endSubscriptions = async (
  db: Database,
  lane: LaneClient,
  memberId: number,
  playerId: number,
): Promise<void> => {
  const active = await inMember(db, memberId, tx => readActiveSubscriptions(tx, { memberId, playerId }))
  for (const { id, currency } of active)
    await lane.submit(memberId, 'cancelSubscription', { subscriptionId: Number(id), playerId, currency })
}

/** Blocks logins and purchases; tickets in open draws still play and pay. The caller holds the player's lock. */
export const closePlayer = async (
  tx: Tx,
  context: Pick<Context, 'vault' | 'jobs'>,
  member: Member,
  row: PlayerRow,
): Promise<void> => {
  const player = { memberId: member.id, playerId: row.id }
  await updateToClosed(tx, player)
  await endSessions(tx, player, 'closed')
  await revokeAccessKeys(tx, player)
  const facts = { username: row.username }
  await mailPlayer(tx, context, member, row, { kind: 'accountClosed', facts })
}
