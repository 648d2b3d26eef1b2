import { inMember } from '@fairground/database/transaction'
import { decimal } from '#platform/money.ts'
import { requestLane } from '#operation/request-lane.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { requireSubscription } from './require-subscription.ts'

/** The operator's lane refunds the remaining balance once and returns the first answer to a repeated request. */
export const removePlayerGameSubscription: Handler<'removePlayerGameSubscription'> = async (
  { subscriptionId },
  { member, session },
  context,
) => {
  const { db, now } = context
  const playerId = requirePlayer(session)
  const readSubscription = () =>
    inMember(db, member.id, tx => requireSubscription(tx, member.id, playerId, subscriptionId, now()))
  const { currencyId: currency } = await readSubscription()
  const request = { subscriptionId, playerId, currency }
  const answer = await requestLane(context, member.id, 'cancelSubscription', request)
  if (!answer.done) throw new Refusal(faults[answer.reason])
  return {
    result: 1,
    subscription: await readSubscription(),
    refunded: decimal(BigInt(answer.back), currency),
  }
}

const faults = {
  noSuchSubscription: 'subscription.notFound',
  usedUp: 'subscription.notActive',
  alreadyCancelled: 'subscription.notActive',
} as const
