import { inMember } from '@fairground/database/transaction'
import { decimal } from '#instance/terms.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/refusal.ts'
import { readSums } from './bookings.ts'
import { findSubscription } from './find-subscription.ts'

export const getPayGoGameSubscriptionDetails: Handler<'getPayGoGameSubscriptionDetails'> = (
  { subscriptionId },
  { member, session },
  { db, now },
) => {
  const playerId = requirePlayer(session)
  return inMember(db, member.id, async tx => {
    const subscription = await findSubscription(tx, member.id, playerId, subscriptionId, now())
    const { paid, spent, won } = await readSums(tx, { memberId: member.id, playerId, subscriptionId })
    const amount = (minor: bigint) => decimal(minor, subscription.currencyId)
    return {
      subscription,
      paid: amount(paid),
      spent: amount(spent),
      won: amount(won),
      lines: subscription.plays,
    }
  })
}
