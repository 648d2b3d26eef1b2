import type { Subscription } from '@fairground/contract/entities/subscription'
import type { Tx } from '@fairground/database/transaction'
import { Refusal } from '#operation/refusal.ts'
import { readSubscriptions } from '#player/read-subscriptions.ts'

/** The player's own, or the fault that there is none: somebody else's is as unknown as one that never was. */
export const findSubscription = async (
  tx: Tx,
  memberId: number,
  playerId: number,
  subscriptionId: number,
  now: number,
): Promise<Subscription> => {
  const [found] = await readSubscriptions(tx, memberId, playerId, { subscriptionId }, now)
  if (!found) throw new Refusal('subscription.notFound')
  return found
}
