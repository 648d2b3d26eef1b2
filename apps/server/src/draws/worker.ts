import { inMember } from '@fairground/database/transaction'
import { startRounds } from '#member-rounds.ts'
import { openInstances } from './open-organizer.ts'
import type { OrganizerParts } from './organizer.ts'
import { claimDue } from './queries.ts'
import { takeStep } from './take-step.ts'

const lookEveryMs = 200
const openEveryMs = 1000

/** Drives the timed life of all instances. Any number may run: each claims what is due, passing over what is claimed. */
export const startWorker = (parts: OrganizerParts) => {
  const { db, log } = parts
  const step = async (memberId: number): Promise<boolean> => {
    const due = await inMember(db, memberId, tx => claimDue(tx, memberId))
    if (!due) return false
    await takeStep(parts, due)
    return true
  }
  const open = async (memberId: number): Promise<boolean> => {
    await openInstances(parts, memberId)
    return false
  }
  const running = [
    startRounds({ db, log, name: 'drive', everyMs: lookEveryMs, work: step }),
    startRounds({ db, log, name: 'open', everyMs: openEveryMs, work: open }),
  ]
  return {
    async stop(): Promise<void> {
      await Promise.all(running.map(rounds => rounds.stop()))
    },
  }
}
