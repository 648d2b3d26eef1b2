import type { FindDue } from '#platform/polling/due-operators.ts'
import type { OrganizerDeps } from '#lifecycle/organizer.ts'
import { openInstances } from '../open-instances.ts'
import { readOpeningStates } from '../queries/opening-states.ts'

/** An operator for which a pass found nothing to open. */
interface Settled {
  readonly state: string
  /** The time at which a schedule asks for another instance. */
  readonly until: number
}

/**
 * Opens instances only where something has changed: an operator waits while its rows stay the same and its schedules ask
 * for nothing new. A pass that left something open, or that failed, is repeated at the next poll.
 */
export const createOpening = (
  deps: OrganizerDeps,
): { readonly findDue: FindDue; readonly work: (memberId: number) => Promise<boolean> } => {
  const settled = new Map<number, Settled>()
  let states: ReadonlyMap<number, string> = new Map()
  return {
    findDue: async db => {
      const read = await readOpeningStates(db)
      states = read.states
      for (const memberId of settled.keys()) if (!states.has(memberId)) settled.delete(memberId)
      const isDue = ([memberId, state]: readonly [number, string]): boolean => {
        const known = settled.get(memberId)
        return known?.state !== state || known.until <= read.now
      }
      return [...states].filter(isDue).map(([memberId]) => memberId)
    },
    work: async memberId => {
      // Read before the pass: a change during the pass gives another state at the next poll.
      const state = states.get(memberId)
      settled.delete(memberId)
      const until = await openInstances(deps, memberId)
      if (state !== undefined && until !== undefined) settled.set(memberId, { state, until })
      return false
    },
  }
}
