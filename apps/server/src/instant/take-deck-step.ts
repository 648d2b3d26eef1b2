import type { DueInstance, OrganizerDeps } from '#lifecycle/organizer.ts'
import { recordDeckFailure, recordDeckSuccess } from './failure.ts'
import { nextDeckStep } from './next-deck-step.ts'

/** Takes the next step of a deck. Returns the earliest time of the next step, as `performance.now()`: 0, or later after a failure. */
export const takeDeckStep = async (deps: OrganizerDeps, deck: DueInstance): Promise<number> => {
  try {
    const step = await nextDeckStep(deps, deck)
    await step?.(deps, deck)
    await recordDeckSuccess(deps, deck)
    return 0
  } catch (error) {
    return recordDeckFailure(deps, deck, error)
  }
}
