import { inMember } from '@fairground/database/transaction'
import { decimal } from '#platform/money.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { readSums } from './queries.ts'
import { requireSubscription } from './require-subscription.ts'

export const getPayGoGameSubscriptionDetails: Handler<'getPayGoGameSubscriptionDetails'> = (
  { subscriptionId },
  { member, session },
  { db, now },
) => {
  const playerId = requirePlayer(session)
  return inMember(db, member.id, async tx => {
    const subscription = await requireSubscription(tx, member.id, playerId, subscriptionId, now())
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
