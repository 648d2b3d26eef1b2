import { inMember } from '@fairground/database/transaction'
import { claimRun, enrolOpened, finishRun, keepRun, type Run, subscriptionsDue } from './runs.ts'
import type { ScheduleParts } from './parts.ts'

/**
 * Plays every subscription to a game in an instance that has opened: once, or it is written down why not. May be run
 * any number of times, by any worker: what is decided has its journal. False when no instance waits.
 */
export const playSubscriptions = async (parts: ScheduleParts, memberId: number): Promise<boolean> => {
  const run = await inMember(parts.db, memberId, async tx => {
    await enrolOpened(tx, memberId)
    return claimRun(tx, memberId)
  })
  if (!run) return false
  await playAll(parts, memberId, run)
  await inMember(parts.db, memberId, tx => finishRun(tx, memberId, run))
  return true
}

const playAll = async ({ db, lane }: ScheduleParts, memberId: number, run: Run): Promise<void> => {
  for (let after = 0; ; ) {
    const due = await inMember(db, memberId, async tx => {
      await keepRun(tx, memberId, run)
      return subscriptionsDue(tx, memberId, run, after)
    })
    const last = due.at(-1)
    if (!last) return
    const { instanceId } = run
    await Promise.all(due.map(ask => lane.ask(memberId, 'playSubscription', { ...ask, instanceId })))
    after = last.subscriptionId
  }
}
