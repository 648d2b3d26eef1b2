import { inMember } from '@fairground/database/transaction'
import type { SubscriptionAsk } from '#ledger/cashier/subscriptions.ts'
import { LaneRefusal } from '#ledger/lane-client.ts'
import type { Context } from '#operation/context.ts'
import { openAfter } from './queries.ts'

/**
 * The schedule plays a subscription in what opens after it was made. The next games that were open before are played
 * here, one after the other; each of them once, however often this runs. The plays are paid already: a lane that is
 * busy now leaves them to the games that open next, and must not make the purchase look refused.
 */
export const repeatInOpened = async (
  { db, lane }: Pick<Context, 'db' | 'lane'>,
  memberId: number,
  joinedInstanceId: number,
  ask: SubscriptionAsk,
): Promise<void> => {
  const opened = await inMember(db, memberId, tx => openAfter(tx, memberId, joinedInstanceId))
  try {
    for (const instanceId of opened) await lane.ask(memberId, 'playSubscription', { ...ask, instanceId })
  } catch (error) {
    if (!(error instanceof LaneRefusal)) throw error
  }
}
