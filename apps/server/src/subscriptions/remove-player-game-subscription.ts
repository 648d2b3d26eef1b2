import { inMember } from '@fairground/database/transaction'
import { decimal } from '#instance/terms.ts'
import { LaneRefusal } from '#ledger/lane-client.ts'
import type { Handler } from '#operation/handler.ts'
import { Refusal, requirePlayer } from '#operation/refusal.ts'
import { findSubscription } from './find-subscription.ts'

/** The member's lane gives the rest back, once: asked again, it answers as the first time. */
export const removePlayerGameSubscription: Handler<'removePlayerGameSubscription'> = async (
  { subscriptionId },
  { member, session },
  { db, lane, now },
) => {
  const playerId = requirePlayer(session)
  const found = () =>
    inMember(db, member.id, tx => findSubscription(tx, member.id, playerId, subscriptionId, now()))
  const { currencyId: currency } = await found()
  const answer = await lane
    .ask(member.id, 'cancelSubscription', { subscriptionId, playerId, currency })
    .catch((error: unknown) => {
      throw error instanceof LaneRefusal ? new Refusal(faultOf[error.reason]) : error
    })
  if (!answer.done) throw new Refusal(faultOf[answer.reason])
  return { result: 1, subscription: await found(), refunded: decimal(BigInt(answer.back), currency) }
}

const faultOf = {
  noSuchSubscription: 'subscription.notFound',
  usedUp: 'subscription.notActive',
  alreadyCancelled: 'subscription.notActive',
  conflict: 'request.conflict',
  overloaded: 'request.unavailable',
  failed: 'request.internal',
  unknown: 'request.unavailable',
} as const
