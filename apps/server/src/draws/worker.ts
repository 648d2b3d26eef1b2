import { inMember } from '@fairground/database/transaction'
import { findDue } from '#platform/polling/due-operators.ts'
import { pollMembers } from '#platform/polling/poll-members.ts'
import { createOpening } from './opening/create-opening.ts'
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
  const opening = createOpening(deps)
  const running = [
    pollMembers({ db, log, name: 'drive', everyMs: stepEveryMs, findDue: findDue('draws'), work: step }),
    pollMembers({ db, log, name: 'open', everyMs: openEveryMs, ...opening }),
  ]
  return {
    async stop(): Promise<void> {
      await Promise.all(running.map(polling => polling.stop()))
    },
  }
}
