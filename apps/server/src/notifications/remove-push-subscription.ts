import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { digestEndpoint } from './push-subscriptions.ts'
import { removeSubscriptionByDigest } from './queries/push-subscriptions.ts'

export const removePushSubscription: Handler<'removePushSubscription'> = async (
  { endpoint },
  { member, session },
  { db, vault },
) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  const digest = digestEndpoint(vault, member.id, endpoint)
  await inMember(db, member.id, tx => removeSubscriptionByDigest(tx, player, digest))
  return { result: 1 }
}
