import type { Subscription } from '@fairground/contract/entities/plays/subscription'
import type { Tx } from '@fairground/database/transaction'
import { Refusal } from '#platform/refusal.ts'
import { readSubscriptions } from '#player/read-subscriptions.ts'

/** Refuses the subscription of another player exactly like an unknown one. */
export const requireSubscription = async (
  tx: Tx,
  memberId: number,
  playerId: number,
  subscriptionId: number,
  now: number,
): Promise<Subscription> => {
  const [subscription] = await readSubscriptions(tx, memberId, playerId, { subscriptionId }, now)
  if (!subscription) throw new Refusal('subscription.notFound')
  return subscription
}
