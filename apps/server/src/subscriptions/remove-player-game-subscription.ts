import { inMember } from '@fairground/database/transaction'
import { decimal } from '#instance/terms.ts'
import { askLane } from '#operation/ask-lane.ts'
import type { Handler } from '#operation/handler.ts'
import { Refusal, requirePlayer } from '#operation/refusal.ts'
import { findSubscription } from './find-subscription.ts'

/** The member's lane gives the rest back, once: asked again, it answers as the first time. */
export const removePlayerGameSubscription: Handler<'removePlayerGameSubscription'> = async (
  { subscriptionId },
  { member, session },
  context,
) => {
  const { db, now } = context
  const playerId = requirePlayer(session)
  const found = () =>
    inMember(db, member.id, tx => findSubscription(tx, member.id, playerId, subscriptionId, now()))
  const { currencyId: currency } = await found()
  const request = { subscriptionId, playerId, currency }
  const answer = await askLane(context, member.id, 'cancelSubscription', request)
  if (!answer.done) throw new Refusal(faultOf[answer.reason])
  return { result: 1, subscription: await found(), refunded: decimal(BigInt(answer.back), currency) }
}

const faultOf = {
  noSuchSubscription: 'subscription.notFound',
  usedUp: 'subscription.notActive',
  alreadyCancelled: 'subscription.notActive',
} as const
