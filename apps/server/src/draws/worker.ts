import { inMember } from '@fairground/database/transaction'
import { noteFailure } from './failure.ts'
import { nextStep } from './next-step.ts'
import { openInstances } from './open-organizer.ts'
import type { OrganizerParts } from './organizer.ts'
import { claimDue } from './queries.ts'

const lookEveryMs = 200
const openEveryMs = 1000

/** Drives the timed life of all instances. Any number may run: each claims what is due, passing over what is claimed. */
export const startWorker = (parts: OrganizerParts) => {
  const { db, log } = parts
  let stopping = false
  const members = () => db.selectFrom('member').select('id').orderBy('id').execute()

  const stepOf = async (memberId: number): Promise<boolean> => {
    const due = await inMember(db, memberId, tx => claimDue(tx, memberId))
    if (!due) return false
    try {
      const organizer = await nextStep(parts, due)
      await organizer(parts, due)
    } catch (error) {
      await noteFailure(parts, due, error)
    }
    return true
  }

  const loop = async (name: string, everyMs: number, work: () => Promise<void>): Promise<void> => {
    while (!stopping) {
      await work().catch((error: unknown) => log.warn({ err: error, loop: name }, 'worker interrupted'))
      await new Promise(resolve => setTimeout(resolve, everyMs))
    }
  }

  // Members do not wait for each other: one whose lane is down must not hold up the others' draws.
  const busy = new Map<number, Promise<void>>()
  const driveMember = async (id: number): Promise<void> => {
    try {
      while (!stopping && (await stepOf(id)));
    } catch (error) {
      log.warn({ err: error, memberId: id }, 'worker interrupted')
    }
    busy.delete(id)
  }
  const drive = async () => {
    for (const { id } of await members()) if (!busy.has(id)) busy.set(id, driveMember(id))
  }
  const open = async () => {
    for (const { id } of await members()) await openInstances(parts, id)
  }

  const loops = Promise.all([loop('drive', lookEveryMs, drive), loop('open', openEveryMs, open)])
  return {
    async stop(): Promise<void> {
      stopping = true
      await loops
      await Promise.all(busy.values())
    },
  }
}
