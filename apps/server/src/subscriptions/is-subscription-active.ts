import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { requireSubscription } from './require-subscription.ts'

export const isSubscriptionActive: Handler<'isSubscriptionActive'> = (
  { subscriptionId },
  { member, session },
  { db, now },
) => {
  const playerId = requirePlayer(session)
  return inMember(db, member.id, async tx => {
    const { active } = await requireSubscription(tx, member.id, playerId, subscriptionId, now())
    return { active }
  })
}
