import { inMember } from '@fairground/database/transaction'
import { pollMembers } from '#platform/poll-members.ts'
import { openInstances } from './open-instances.ts'
import type { OrganizerDeps } from '#lifecycle/organizer.ts'
import { claimDue } from '#lifecycle/queries.ts'
import { takeStep } from './take-step.ts'

const stepEveryMs = 200
const openEveryMs = 1000

/** Takes the due steps of all draws. Several workers can run at once, because each claims the instances it works on. */
export const startWorker = (deps: OrganizerDeps) => {
  const { db, log } = deps
  const step = async (memberId: number): Promise<boolean> => {
    const due = await inMember(db, memberId, tx => claimDue(tx, memberId))
    if (!due) return false
    await takeStep(deps, due)
    return true
  }
  const open = async (memberId: number): Promise<boolean> => {
    await openInstances(deps, memberId)
    return false
  }
  const running = [
    pollMembers({ db, log, name: 'drive', everyMs: stepEveryMs, work: step }),
    pollMembers({ db, log, name: 'open', everyMs: openEveryMs, work: open }),
  ]
  return {
    async stop(): Promise<void> {
      await Promise.all(running.map(polling => polling.stop()))
    },
  }
}
