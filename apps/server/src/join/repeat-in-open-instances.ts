import { inMember } from '@fairground/database/transaction'
import type { SubscriptionRef } from '#ledger/cashier/subscriptions.ts'
import { LaneRefusal } from '#ledger/lane/lane-client.ts'
import type { Context } from '#operation/context.ts'
import { readLaterOpenInstances } from './queries.ts'

/**
 * Plays a new subscription in the instances that are already open; the schedule plays it in those that open later.
 * The lane plays each instance at most once, however often this runs. A refusal by the lane is ignored: the plays are
 * paid and move to later instances, and the purchase must not look refused.
 */
export const repeatInOpenInstances = async (
  { db, lane }: Pick<Context, 'db' | 'lane'>,
  memberId: number,
  joinedInstanceId: number,
  subscription: SubscriptionRef,
): Promise<void> => {
  const instanceIds = await inMember(db, memberId, tx =>
    readLaterOpenInstances(tx, memberId, joinedInstanceId),
  )
  try {
    for (const instanceId of instanceIds)
      await lane.submit(memberId, 'playSubscription', { ...subscription, instanceId })
  } catch (error) {
    if (!(error instanceof LaneRefusal)) throw error
  }
}
