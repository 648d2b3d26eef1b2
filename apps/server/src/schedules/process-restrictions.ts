import { inMember } from '@fairground/database/transaction'
import { endSubscriptions } from '#player/close-player.ts'
import { spreadExclusions } from '#player/spread-exclusions.ts'
import {
  endExpiredRestrictions,
  readRestrictedSubscribers,
  restrictionChunk,
} from './queries/restrictions.ts'
import type { ScheduleDeps } from './schedule-deps.ts'

/**
 * Ends expired restrictions and completes what a crashed gateway has left: it applies restrictions at every operator of
 * the group and ends the subscriptions of restricted players. Returns true if more restrictions may have expired.
 */
export const processRestrictions = async (deps: ScheduleDeps, memberId: number): Promise<boolean> => {
  const { db, lane } = deps
  const { ended, subscribed } = await inMember(db, memberId, async tx => ({
    ended: await endExpiredRestrictions(tx, memberId),
    subscribed: await readRestrictedSubscribers(tx, memberId),
  }))
  await spreadExclusions(deps, memberId)
  for (const playerId of subscribed) await endSubscriptions(db, lane, memberId, playerId)
  return ended === restrictionChunk
}
