import { inMember } from '@fairground/database/transaction'
import {
  claimRun,
  insertRuns,
  finishRun,
  extendClaim,
  type SubscriptionRun,
  readDueSubscriptions,
} from './queries/subscription-runs.ts'
import type { ScheduleDeps } from './schedule-deps.ts'

/**
 * Plays every subscription to the game of one opened instance. The journal records each play or the reason of a skip,
 * so repeated runs by any worker do not play twice. Returns false when no instance is due.
 */
export const playSubscriptions = async (deps: ScheduleDeps, memberId: number): Promise<boolean> => {
  const run = await inMember(deps.db, memberId, async tx => {
    await insertRuns(tx, memberId)
    return claimRun(tx, memberId)
  })
  if (!run) return false
  await playAll(deps, memberId, run)
  await inMember(deps.db, memberId, tx => finishRun(tx, memberId, run))
  return true
}

const playAll = async ({ db, lane }: ScheduleDeps, memberId: number, run: SubscriptionRun): Promise<void> => {
  for (let after = 0; ; ) {
    const due = await inMember(db, memberId, async tx => {
      await extendClaim(tx, memberId, run)
      return readDueSubscriptions(tx, memberId, run, after)
    })
    const last = due.at(-1)
    if (!last) return
    const { instanceId } = run
    await Promise.all(
      due.map(subscription => lane.submit(memberId, 'playSubscription', { ...subscription, instanceId })),
    )
    after = last.subscriptionId
  }
}
